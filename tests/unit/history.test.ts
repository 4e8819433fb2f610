import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { History } from '../../web/history.ts';
import { holds } from './property.ts';

/** The law, told naively: every value there was, in a list, and where in it we are. */
class Model {
  private values = [0];
  private at = 0;
  private running: string | null = null;
  private beforeRunning = { values: this.values, at: this.at };

  get seen() {
    return { present: this.values[this.at], canUndo: this.at > 0, canRedo: this.at < this.values.length - 1 };
  }

  change(value: number, subject: string | null): void {
    if (value === this.values[this.at]) return;
    if (subject === null || subject !== this.running) {
      this.beforeRunning = { values: this.values, at: this.at };
      this.at++;
    }
    this.values = [...this.values.slice(0, this.at), value];
    this.running = subject;
  }

  settle(): void {
    const { values, at } = this.beforeRunning;
    if (values[at] === this.values[this.at]) this.cancel();
    this.running = null;
  }

  cancel(): void {
    if (this.running !== null) ({ values: this.values, at: this.at } = this.beforeRunning);
    this.running = null;
  }

  undo(): void {
    if (this.at > 0) this.move(this.at - 1);
  }

  redo(): void {
    if (this.at < this.values.length - 1) this.move(this.at + 1);
  }

  private move(to: number): void {
    this.at = to;
    this.running = null;
  }
}

type Deed = ['change', value: number, subject: string | null] | ['settle' | 'cancel' | 'undo' | 'redo'];

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(fc.constant('change' as const), fc.nat(3), fc.constantFrom('a', 'b', null)),
  fc.tuple(fc.constantFrom('settle' as const, 'cancel' as const, 'undo' as const, 'redo' as const)),
);

function act(history: History<number> | Model, done: Deed): void {
  if (done[0] === 'change') history.change(done[1], done[2]);
  else history[done[0]]();
}

test('goes back and forth as a list of every value does', () => {
  holds(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const [history, model] = [new History(0), new Model()];
      for (const done of deeds) {
        act(history, done);
        act(model, done);
        const { present, canUndo, canRedo } = history;
        expect({ present, canUndo, canRedo }).toEqual(model.seen);
      }
    }),
  );
});

describe('an edit of one subject', () => {
  const typed = () => {
    const history = new History('1');
    for (const text of ['2', '22', '22.7']) history.change(text, 'score');
    return history;
  };

  test('is one step, however many keystrokes it took', () => {
    const history = typed();
    history.undo();
    expect([history.present, history.canUndo]).toEqual(['1', false]);
    history.redo();
    expect([history.present, history.canRedo]).toEqual(['22.7', false]);
  });

  test('ends when it is settled: the next is a step of its own', () => {
    const history = typed();
    history.settle();
    history.change('3', 'score');
    history.undo();
    expect(history.present).toBe('22.7');
  });

  test('is taken back whole, with what could be redone before it', () => {
    const history = new History('1');
    history.change('2');
    history.undo();
    history.change('3', 'score');
    history.change('33', 'score');
    history.cancel();
    expect([history.present, history.canUndo, history.canRedo]).toEqual(['1', false, true]);
    history.redo();
    expect(history.present).toBe('2');
  });

  test('that led back to where it began leaves no step, and what could be redone', () => {
    const history = new History({ score: 1 }, (one, other) => one.score === other.score);
    history.change({ score: 2 });
    history.undo();
    history.change({ score: 12 }, 'score');
    history.change({ score: 1 }, 'score');
    history.settle();
    expect([history.present.score, history.canUndo, history.canRedo]).toEqual([1, false, true]);
  });

  test('nothing is taken back where nothing is being edited', () => {
    const history = typed();
    history.settle();
    history.cancel();
    expect(history.present).toBe('22.7');
  });
});
