/** Scripts that lie beside the page's and are fetched only when they are wanted. */
import { script } from 'virtual:worker-script';

/** Where such a file lies. A cached file of another version must not answer. */
export const beside = (file: string, version: string, page = script): URL => new URL(`${file}?v=${version}`, page);

/** Runs one; gives whether it could be had, when it has run or cannot. */
export function runScript({ href }: URL): Promise<boolean> {
  const script = document.createElement('script');
  script.src = href;
  return new Promise((resolve) => {
    const done = ({ type }: Event) => {
      script.remove();
      resolve(type === 'load');
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });
}
