/** An empty project in which the packed package is installed, for the tests of one file. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, vi } from 'vitest';
import { root } from './built.ts';

export interface Project {
  /** the project's folder, and one around it */
  project: string;
  folder: string;
  /** Runs a program in `cwd`; gives what it prints, and throws what it prints if it fails. */
  run: (cwd: string, program: string, ...args: string[]) => Promise<string>;
}

async function makeProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  const project = join(folder, 'project');
  const run: Project['run'] = async (cwd, program, ...args) => {
    const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
    try {
      return (await promisify(execFile)(program, args, { cwd, env })).stdout.trim();
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  };
  await mkdir(project);
  await run(root, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await writeFile(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run(project, 'npm', 'install', ...quietly, join(folder, tarball));
  return { project, folder, run };
}

/** The project, made before the first test; nothing comes from a registry. */
export function useProject(): () => Project {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  let made: Project | undefined;
  beforeAll(async () => {
    made = await makeProject();
  });
  afterAll(() => made && rm(made.folder, { recursive: true, force: true }));
  return () => {
    if (!made) throw new Error('the project is there only while tests run');
    return made;
  };
}

/** The README's example of the engine, as it stands there. Throws if there is none. */
export async function readmeExample(file: string): Promise<string> {
  const blocks = (await readFile(join(root, file), 'utf8')).matchAll(/```js\n([\s\S]*?)```/g);
  const example = Array.from(blocks, ([, code = '']) => code).find((code) => code.includes('attention-steps/engine'));
  if (example === undefined) throw new Error(`expected an example of the engine in ${file}`);
  return example;
}
