/** The package as a developer gets it: packed, installed where there is nothing else, typed, bundled, run. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { root } from './built.ts';
import { readmeExample, useProject } from './project.ts';

const installed = useProject();

const use = `import { loadEngine, type Engine, type Softmax } from 'attention-steps/engine';
const engine: Engine = await loadEngine();
const { weights, sum }: Softmax = engine.softmax([15.3, 22.7, 18.2], { divisor: 8 });
const first: number | undefined = weights[0];
export const text: string = [first, weights[1], weights[2], sum].map((each) => (each ?? NaN).toFixed(4)).join(' ');
`;
const main = `import { text } from './use.ts';\nglobalThis.process.stdout.write(text);\n`;
/** exp of −0.925, 0 and −0.5625 over their sum, 1.9663. */
const expected = '0.2017 0.5086 0.2898 1.9663';

beforeAll(() => writeFile(join(installed().project, 'use.ts'), use));

test('it holds what is used, and brings nothing along', async () => {
  const { project } = installed();
  const modules = join(project, 'node_modules');
  expect((await readdir(modules)).filter((name) => !name.startsWith('.'))).toEqual(['attention-steps']);
  const files = await readdir(join(modules, 'attention-steps'), { recursive: true });
  expect(files.sort()).toEqual(
    expect.arrayContaining(['LICENSE', 'dist/NOTICE.md', 'dist/engine.d.ts', 'package.json']),
  );
  expect(files.filter((file) => /^(web|cpp|tests|tools|bench)|\.(map|wasm)$/.test(file))).toEqual([]);
});

test('whatever a page may load can be found by its name', async () => {
  const { project, run } = installed();
  const files = (await readdir(join(root, 'dist'))).filter((file) => /\.(js|css)$/.test(file));
  const script = `for (const file of ${JSON.stringify(files)}) console.log(import.meta.resolve('attention-steps/' + file));`;
  const found = await run(project, process.execPath, '--input-type=module', '-e', script);
  expect(found.split('\n').map((url) => url.replace(/.*\/dist\//, ''))).toEqual(files);
});

test('Node runs it', async () => {
  const { project, run } = installed();
  const script = `import { loadEngine } from 'attention-steps/engine';
const { weights, sum } = (await loadEngine()).softmax([15.3, 22.7, 18.2], { divisor: 8 });
console.log([...weights, sum].map((each) => each.toFixed(4)).join(' '));`;
  expect(await run(project, process.execPath, '--input-type=module', '-e', script)).toBe(expected);
});

test.each(['README.md', 'README.zh-CN.md'])('Node runs the example in %s, and its types hold', async (file) => {
  const { project, run } = installed();
  const example = await readmeExample(file);
  const print = 'console.log([...weights].map((each) => each.toFixed(4)).join(" "));';
  expect(await run(project, process.execPath, '--input-type=module', '-e', `${example}\n${print}`)).toBe(
    expected.split(' ').slice(0, 3).join(' '),
  );
  await writeFile(join(project, 'example.ts'), `${example}\nexport const kept: Float64Array = weights;\n`);
  expect(await check('example.ts', 'nodenext', 'nodenext')).toBe('');
});

/** Type-checks a file of the project; gives what the compiler says. */
async function check(file: string, module: string, moduleResolution: string): Promise<string> {
  const { project, run } = installed();
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
  const { project } = installed();
  await writeFile(join(project, 'wrong.ts'), use.replace('[15.3, 22.7, 18.2]', "'15.3'"));
  await expect(check('wrong.ts', 'nodenext', 'nodenext')).rejects.toThrow(/TS2345.*string/s);
});

test('Vite bundles it, and the bundle runs alone', async () => {
  const { project, folder, run } = installed();
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
  // the encoder stays apart, to be imported when it is wanted
  const files = await readdir(join(folder, 'bundled'));
  expect(files.map((file) => file.replace(/-[\w-]{8}\.js$/, '.js'))).toEqual([
    'attention-steps-learned.js',
    'main.mjs',
  ]);
  expect(await run(folder, process.execPath, join('bundled', 'main.mjs'))).toBe(expected);
});
