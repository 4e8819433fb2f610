/** A plain static web host, with the headers that a test wants. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { dist } from './built.ts';

/** The strictest policy under which the page is to run. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

export interface SiteOptions {
  folder?: string;
  /** where it listens on this machine; any that is free, unless it is told */
  port?: number;
  /** the path under which the folder is served, with a slash at both ends */
  under?: string;
  headers?: Record<string, string>;
  /** whether the host says that its texts are UTF-8; many don't */
  charset?: boolean;
  /** what the host says that files with these endings are, where it is mistaken */
  types?: Record<string, string>;
  /** what the host sends instead of a file */
  instead?: (file: string, body: Buffer) => Buffer | string;
}

export interface Site {
  url: (file: string) => string;
  /** the paths that browsers have asked for */
  asked: () => readonly string[];
  close: () => Promise<void>;
}

const rightTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export async function serve({
  folder = dist,
  port = 0,
  under = '/',
  headers = {},
  charset = true,
  types,
  instead = (_, body) => body,
}: SiteOptions): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    asked.push(path);
    // a browser that finds no icon named in a page asks the host's root for one: see the test of what is asked for
    const file = path.startsWith(under) ? path.slice(under.length) || 'index.html' : '';
    readFile(join(folder, file)).then(
      (body) => {
        const type = `${{ ...rightTypes, ...types }[extname(file)] ?? 'application/octet-stream'}${charset ? '; charset=utf-8' : ''}`;
        response.writeHead(200, { 'Content-Type': type, ...headers }).end(instead(file, body));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    asked: () => asked,
    url: (file) => `http://127.0.0.1:${address.port}${encodeURI(under)}${file}`,
    close: () =>
      new Promise((resolve, reject) => {
        if (!server.listening) return resolve();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A site for the tests of one file. */
export function useSite(options: SiteOptions = {}): Pick<Site, 'url' | 'asked'> {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await serve(options);
  });
  afterAll(() => site?.close());
  const running = () => {
    if (!site) throw new Error('the site is there only while tests run');
    return site;
  };
  return { url: (file) => running().url(file), asked: () => running().asked() };
}
