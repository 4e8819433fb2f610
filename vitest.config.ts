import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tools/setup/browser.mjs';

const inNode = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const },
});

export default defineConfig({
  assetsInclude: ['**/*.wasm'],
  test: {
    // what a test prints by accident is a defect: see tests/no-console.ts
    setupFiles: ['tests/no-console.ts'],
    projects: [
      inNode('unit'),
      inNode('wasm'),
      inNode('page'),
      {
        extends: true,
        test: {
          name: 'elements',
          include: ['tests/elements/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                // --no-sandbox: containers and CI run as root
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
