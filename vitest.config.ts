import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './tools/chromium.mjs';
import { learnedScript } from './tools/learned-plugin.ts';
import { moreScript } from './tools/more-plugin.ts';
import { compressedFiles } from './tools/wasm-plugin.ts';
import { workerScript } from './tools/worker-plugin.ts';

const inNode = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const },
});

export default defineConfig({
  plugins: [compressedFiles(), workerScript(), moreScript(), learnedScript()],
  test: {
    // what a test prints by accident is a defect: see tests/no-console.ts
    setupFiles: ['tests/no-console.ts'],
    // a guard against hanging, not a claim about speed
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      inNode('unit'),
      inNode('wasm'),
      inNode('page'),
      inNode('engines'),
      {
        extends: true,
        test: {
          name: 'elements',
          include: ['tests/elements/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
