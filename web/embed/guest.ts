import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { noticeOf, type Problem } from '../codec/state.ts';
import type { CellId } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import type { Digits } from '../number.ts';
import { exhibits } from '../registry.ts';
import type { Inputs, Theme } from '../state.ts';
import { Store } from '../store.ts';
import type { Text } from '../text/text.ts';
import { announce } from './announce.ts';
import { readAttributes, tellsState } from './own-state.ts';
import { digitsOf, hostThemeOf, themeOf } from './settings.ts';
import { running } from './versions.ts';

interface Host extends Element, ReactiveControllerHost {
  readonly show: string;
  store: Store;
}

/** What an exhibit and the page in which it stands have to tell each other: by attributes, colours, events. */
export class Guest implements ReactiveController {
  /** the inputs whose results are shown */
  shown: Inputs[keyof Inputs] | undefined;
  private announced: Inputs[keyof Inputs] | undefined;
  private isToldAnew = false;
  private startsAnew = false;
  private problems: readonly Problem[] = [];
  private own: Store | undefined;
  private hostTheme: Theme = 'system';
  /** an article that turns dark says so on one of these */
  private readonly turning = new MutationObserver(() => this.look());

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    this.look();
    for (const each of [document.documentElement, document.body]) this.turning.observe(each, { attributes: true });
  }

  hostDisconnected(): void {
    this.turning.disconnect();
  }

  private look(): void {
    const theme = hostThemeOf(this.host);
    if (theme === this.hostTheme) return;
    this.hostTheme = theme;
    this.host.requestUpdate();
  }

  /** To be called when an attribute, `name`, that tells of some exhibit's state is another. */
  toldAnew(name: string): void {
    this.isToldAnew = true;
    this.startsAnew ||= tellsState(name, this.host.show);
    this.host.requestUpdate();
  }

  /** To be called when the exhibit is about to be drawn: takes up its attributes, if they or what it shows are others. */
  drawing(showsAnother: boolean): void {
    if (!this.isToldAnew && !showsAnother) return;
    const startsAnew = this.startsAnew || showsAnother;
    this.isToldAnew = this.startsAnew = false;
    const { host } = this;
    const { isOwn, state, problems } = readAttributes(host, host.show);
    this.problems = problems;
    // what tells more than how it looks takes a state of its own
    if (isOwn) host.store = this.own ??= new Store();
    if (startsAnew) this.own?.restore(state);
    // the reader's edits stay
    else this.own?.set(state.settings);
  }

  get theme(): string {
    return themeOf(this.host.getAttribute('theme'), this.host.store.state.settings, this.hostTheme);
  }

  get digits(): Digits {
    return digitsOf(this.host.getAttribute('digits'), this.host.store.state.settings);
  }

  /**
   * What there is to say of what it was told, `notice` among it, and of the page's scripts; undefined for nothing.
   * `open`: the cell that is open.
   */
  said(text: Text, notice: readonly Problem[] | Problem, open: CellId | null): string | undefined {
    const { state, lastEdited } = this.host.store;
    const { exhibit, cell } = state.explained ?? {};
    // told, not left behind by an edit
    const isAbsent = cell !== undefined && cell !== open && exhibit === this.host.show && lastEdited === null;
    const absent: Problem[] = isAbsent ? [({ link }) => link.absent('open', cell)] : [];
    const { version, others } = running;
    const versions = others.length > 0 ? text.otherVersions(version, others.join(', ')) : undefined;
    const [whole, some] = typeof notice === 'function' ? [notice(text), []] : [undefined, notice];
    const ofSome = noticeOf([...some, ...this.problems, ...absent], text);
    return [whole, ofSome, versions].filter(Boolean).join(' ') || undefined;
  }

  /** Tells of inputs that were not shown before, and of what they give. */
  announce(engine: Engine): void {
    const { shown } = this;
    const { show, store } = this.host;
    const part = exhibits.get(show)?.part;
    if (!part || !shown || shown === this.announced) return;
    this.announced = shown;
    const { state } = store;
    announce(this.host, show, part, { ...state, inputs: { ...state.inputs, [part.name]: shown } }, engine);
  }
}
