import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { learnedNews } from './parts/learned.ts';
import { exhibits } from './registry.ts';
import type { Store } from './store.ts';

interface Host extends ReactiveControllerHost {
  readonly show: string;
  readonly store: Store;
  /** shows what can be undone and redone: for all exhibits the same */
  drawToolbar(): void;
}

/** What an exhibit shows of the store, besides what can be undone. */
function seenBy({ show, store }: Host) {
  const { inputs, settings, explained } = store.state;
  const part = exhibits.get(show)?.part;
  // the operands of a cell are lit wherever the same inputs are shown
  const isOfPart = explained !== null && exhibits.get(explained.exhibit)?.part === part;
  return {
    inputs: part && inputs[part.name],
    settings,
    explained: isOfPart ? explained : null,
    generation: part && store.generation(part.name),
  };
}
type Seen = ReturnType<typeof seenBy>;

const areAlike = (one: Seen, other: Seen) =>
  (Object.keys(one) as (keyof Seen)[]).every((name) => one[name] === other[name]);

/** Has an exhibit drawn anew when what it shows of its store has changed: most changes are other exhibits'. */
export class Following implements ReactiveController {
  private store: Store | undefined;
  private drawnFrom: Seen | undefined;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    this.follow(this.host.store);
    learnedNews.addEventListener('change', this.onLearned);
    // the state may have changed while it was away
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    learnedNews.removeEventListener('change', this.onLearned);
    this.follow(undefined);
  }

  /** To be called when the exhibit is about to be drawn: whether cells may be others' than when it last was. */
  drawing(): boolean {
    if (this.store) this.follow(this.host.store);
    const seen = seenBy(this.host);
    const isReplaced = seen.generation !== this.drawnFrom?.generation;
    this.drawnFrom = seen;
    return isReplaced;
  }

  private follow(store: Store | undefined): void {
    this.store?.removeEventListener('change', this.onChange);
    store?.addEventListener('change', this.onChange);
    this.store = store;
  }

  // who asked for the encoder is one exhibit; others may show its numbers, or why there are none
  private readonly onLearned = () => {
    if (exhibits.get(this.host.show)?.part.prepare) this.host.requestUpdate();
  };

  private readonly onChange = () => {
    if (!this.drawnFrom || !areAlike(seenBy(this.host), this.drawnFrom)) this.host.requestUpdate();
    else this.host.drawToolbar();
  };
}
