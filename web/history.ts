/** Undo and redo over a value that is never mutated. */
export class History<Value> {
  private past: Value[] = [];
  private future: Value[] = [];
  /** what the running edit changes, such as a cell: its keystrokes are one step */
  private running: string | null = null;
  /** what could be redone before the running edit, and can again if it is taken back */
  private forgone: Value[] = [];

  constructor(
    private current: Value,
    private readonly areEqual: (one: Value, other: Value) => boolean = Object.is,
  ) {}

  get present(): Value {
    return this.current;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Whether an edit is running that has not been settled. */
  get isRunning(): boolean {
    return this.running !== null;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Takes a new value. Successive ones with the same `subject` are one step, until `settle`. */
  change(next: Value, subject: string | null = null): void {
    if (next === this.current) return;
    if (subject === null || subject !== this.running) {
      this.past.push(this.current);
      this.forgone = this.future;
      this.future = [];
    }
    this.running = subject;
    this.current = next;
  }

  /** Takes a value that differs in what is looked at, not in what was done: no step. */
  amend(next: Value): void {
    this.current = next;
  }

  /** Ends the running edit: what comes next is a step of its own. One that led back to where it began is none. */
  settle(): void {
    const before = this.running === null ? undefined : this.past.at(-1);
    if (before !== undefined && this.areEqual(before, this.current)) this.cancel();
    this.running = null;
  }

  /** Takes the running edit back, as if it had not begun. */
  cancel(): void {
    const before = this.running === null ? undefined : this.past.pop();
    this.running = null;
    if (before === undefined) return;
    this.current = before;
    this.future = this.forgone;
  }

  /** Goes a step back; says whether there was one. */
  undo(): boolean {
    return this.step(this.past, this.future);
  }

  /** Goes a step forward again; says whether there was one. */
  redo(): boolean {
    return this.step(this.future, this.past);
  }

  private step(from: Value[], to: Value[]): boolean {
    const next = from.pop();
    if (next === undefined) return false;
    to.push(this.current);
    this.current = next;
    this.running = null;
    return true;
  }
}
