/** The package as a developer gets it: packed, installed where there is nothing else, typed, bundled, run. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from './built.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = '';
let project = '';

/** Runs a program in `cwd`; gives what it prints, and throws what it prints if it fails. */
async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
  try {
    return (await promisify(execFile)(program, args, { cwd, env })).stdout.trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

const use = `import { loadEngine, type Engine, type Softmax } from 'attention-steps/engine';
const engine: Engine = await loadEngine();
const { weights, sum }: Softmax = engine.softmax([15.3, 22.7, 18.2], { divisor: 8 });
const first: number | undefined = weights[0];
export const text: string = [first, weights[1], weights[2], sum].map((each) => (each ?? NaN).toFixed(4)).join(' ');
`;
const main = `import { text } from './use.ts';\nglobalThis.process.stdout.write(text);\n`;
/** exp of −0.925, 0 and −0.5625 over their sum, 1.9663. */
const expected = '0.2017 0.5086 0.2898 1.9663';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  project = join(folder, 'project');
  await mkdir(project);
  await run(root, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await writeFile(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run(project, 'npm', 'install', ...quietly, join(folder, tarball));
  await writeFile(join(project, 'use.ts'), use);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('it holds what is used, and brings nothing along', async () => {
  const modules = join(project, 'node_modules');
  expect((await readdir(modules)).filter((name) => !name.startsWith('.'))).toEqual(['attention-steps']);
  const files = await readdir(join(modules, 'attention-steps'), { recursive: true });
  expect(files.sort()).toEqual(
    expect.arrayContaining(['LICENSE', 'dist/NOTICE.md', 'dist/engine.d.ts', 'package.json']),
  );
  expect(files.filter((file) => /^(web|cpp|tests|tools|bench)|\.(map|wasm)$/.test(file))).toEqual([]);
});

test('whatever a page may load can be found by its name', async () => {
  const files = (await readdir(join(root, 'dist'))).filter((file) => /\.(js|css)$/.test(file));
  const script = `for (const file of ${JSON.stringify(files)}) console.log(import.meta.resolve('attention-steps/' + file));`;
  const found = await run(project, process.execPath, '--input-type=module', '-e', script);
  expect(found.split('\n').map((url) => url.replace(/.*\/dist\//, ''))).toEqual(files);
});

test('Node runs it', async () => {
  const script = `import { loadEngine } from 'attention-steps/engine';
const { weights, sum } = (await loadEngine()).softmax([15.3, 22.7, 18.2], { divisor: 8 });
console.log([...weights, sum].map((each) => each.toFixed(4)).join(' '));`;
  expect(await run(project, process.execPath, '--input-type=module', '-e', script)).toBe(expected);
});

/** Type-checks a file of the project; gives what the compiler says. */
async function check(file: string, module: string, moduleResolution: string): Promise<string> {
  const compilerOptions = {
    ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ noEmit: true, target: 'es2022', lib: ['es2022'], types: [], module, moduleResolution },
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  return run(project, process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'));
}

test.each([
  ['esnext', 'bundler'],
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
])('its types hold with module %s, resolved as %s, libraries checked too', async (module, resolution) => {
  expect(await check('use.ts', module, resolution)).toBe('');
});

test('a wrong call is a type error', async () => {
  await writeFile(join(project, 'wrong.ts'), use.replace('[15.3, 22.7, 18.2]', "'15.3'"));
  await expect(check('wrong.ts', 'nodenext', 'nodenext')).rejects.toThrow(/TS2345.*string/s);
});

test('Vite bundles it, and the bundle runs alone', async () => {
  await writeFile(join(project, 'main.ts'), main);
  await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: {
      lib: { entry: 'main.ts', formats: ['es'], fileName: () => 'main.mjs' },
      outDir: '../bundled',
      target: 'es2022',
    },
  });
  expect(await readdir(join(folder, 'bundled'))).toEqual(['main.mjs']);
  expect(await run(folder, process.execPath, join('bundled', 'main.mjs'))).toBe(expected);
});
