import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import lit from 'eslint-plugin-lit';
import tseslint from 'typescript-eslint';

const only = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'web/wasm/attention.mjs'] },
  tseslint.configs.recommendedTypeChecked,
  lit.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: dirname(fileURLToPath(import.meta.url)),
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  { files: ['**/*.mjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  { files: ['tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['web/**/*.ts'],
    rules: {
      // Lit calls an element's listeners on the element
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateElement[value.raw=/\\sstyle=/]',
          message: "The page's policy blocks style attributes; use a class, or element.style.",
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name=/^(exp|expm1|log|sqrt|pow|tanh|hypot)$/]',
          message: "The lesson's arithmetic happens in C++.",
        },
      ],
    },
  },
  // who may import whom
  only(
    ['web/*.ts', 'web/{elements,exhibits,parts,quiz,text,views}/**'],
    ['**/wasm/*'],
    'Only the engine imports the module.',
  ),
  only(
    ['web/engine.ts', 'web/engine/**'],
    ['**/elements/*', '**/exhibits/*', '**/parts/*', '**/views/*'],
    'The engine knows nothing of the page.',
  ),
  {
    files: ['web/elements/**'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // of what is not an element: reading, printing and naming numbers and words
              regex: '^\\.\\./(?!(derivation|equation|graphemes|limits|number|quantities)\\.ts$)',
              allowTypeImports: true,
              message: 'Elements show what they are given: they import each other and formatting alone.',
            },
          ],
        },
      ],
    },
  },
  only(
    ['web/text/**'],
    ['../elements/*', '../exhibits/*', '../engine.ts', '**/wasm/*'],
    'Words know nothing of the page.',
  ),
);
