/** The programs that WebKitGTK is driven through: a virtual screen, the driver, and a proxy that refuses the world. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// a window with a wide toolbar could not be as narrow as a phone
const slimToolbar = 'window * { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';

/** A screen that nobody sees, and its name. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`[webkit] expected a screen; Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (line) => resolve(`:${String(line).trim()}`));
  });
  return { screen, display };
}

/** Stands between the browser and all other hosts: keeps in `heard` what is asked for, and answers nothing. */
async function refuseAll(heard: string[]): Promise<Server> {
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      heard.push(`foreign: ${String(request).split(' ')[1]}`);
      socket.destroy();
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return proxy;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}

/** Waits until the driver answers; rejects when it ends instead. */
async function isReady(driver: ChildProcess, address: string): Promise<void> {
  let failure: Error | undefined;
  driver.once('error', (error) => (failure = error));
  driver.once('exit', (code) => (failure ??= new Error(`[webkit] expected a driver; it ended with ${code}`)));
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (failure) throw failure;
    await pause(20);
  }
}

export interface Programs {
  /** where the driver listens */
  driver: string;
  /** where requests to other hosts go */
  proxy: string;
  /** the requests to other hosts that were made */
  foreign: string[];
  close(): Promise<void>;
}

/** Starts them all; `driver` is the program of the driver. */
export async function startPrograms(driver: string): Promise<Programs> {
  const settings = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), slimToolbar);
  const foreign: string[] = [];
  const [{ screen, display }, proxy, port] = await Promise.all([openScreen(), refuseAll(foreign), freePort()]);
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings };
  const running = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    running.kill();
    screen.kill();
    proxy.close();
    await rm(settings, { recursive: true, force: true });
  };
  await isReady(running, address).catch(async (error) => {
    await close();
    throw error;
  });
  return { driver: address, proxy: `http://127.0.0.1:${portOf(proxy)}`, foreign, close };
}
