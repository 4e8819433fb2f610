import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Engine } from './engine.ts';
import { onceGone } from './once-gone.ts';
import type { Part } from './part.ts';
import { reasonOf } from './reason.ts';
import type { Inputs } from './state.ts';

type AnyInputs = Inputs[keyof Inputs];

/** Waits, for an element, until what its part of the state gives is computed; then has the element draw itself. */
export class Preparation implements ReactiveController {
  private part: Part | undefined;
  /** what is computed, or being so */
  private wanted: AnyInputs | undefined;
  private ready: AnyInputs | undefined;
  private running: AbortController | undefined;
  private reason: string | undefined;

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostDisconnected(): void {
    onceGone(this.host, () => this.stop());
  }

  /** Why what was asked for last could not be computed; undefined if it was, or still may be. */
  get failure(): string | undefined {
    return this.reason;
  }

  /** The inputs that can be computed at once: `inputs`, or while they cannot, the last that could; undefined for none. */
  inputsFor(part: Part, engine: Engine, inputs: AnyInputs): AnyInputs | undefined {
    if (part !== this.part) this.ready = undefined;
    if (part !== this.part || inputs !== this.wanted) {
      this.stop();
      this.part = part;
      this.wanted = inputs;
      this.prepare(part, engine, inputs);
    }
    return this.ready;
  }

  private prepare(part: Part, engine: Engine, inputs: AnyInputs): void {
    const running = new AbortController();
    const whenDone = part.prepare?.(engine, inputs, running.signal);
    if (!whenDone) {
      this.ready = inputs;
      return;
    }
    this.running = running;
    whenDone.then(
      () => {
        if (running.signal.aborted) return;
        this.ready = inputs;
        this.host.requestUpdate();
      },
      (error: unknown) => {
        if (running.signal.aborted) return;
        this.reason = reasonOf(error);
        this.host.requestUpdate();
      },
    );
  }

  private stop(): void {
    this.running?.abort();
    this.running = undefined;
    this.reason = undefined;
    this.wanted = undefined;
  }
}
