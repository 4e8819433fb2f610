/** What elements say, and keys as input methods send them. */

/** Keeps what `element` says by events of these names, in order. */
export function hear(element: EventTarget, ...names: string[]): [name: string, detail: unknown][] {
  const heard: [string, unknown][] = [];
  for (const name of names) {
    element.addEventListener(name, (event) => heard.push([name, (event as CustomEvent<unknown>).detail ?? undefined]));
  }
  return heard;
}

/** Keys that end a composition: browsers mark them by `isComposing`, Safari by the key code 229 alone. */
export const composingKeys: [how: string, press: (target: Element, key: string) => void][] = [
  ['isComposing', (target, key) => target.dispatchEvent(keydown(key, true))],
  [
    'keyCode 229',
    (target, key) => target.dispatchEvent(Object.defineProperty(keydown(key, false), 'keyCode', { value: 229 })),
  ],
];

const keydown = (key: string, isComposing: boolean) =>
  new KeyboardEvent('keydown', { key, isComposing, bubbles: true, composed: true, cancelable: true });
