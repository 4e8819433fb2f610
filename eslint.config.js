import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import lit from 'eslint-plugin-lit';
import tseslint from 'typescript-eslint';

/** Files in which nothing may be imported from some places of `web/`, types apart. Of two for a file, the last holds. */
const only = (files, places, message) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(\\./|(\\.\\./)+)(${places.join('|')})`, allowTypeImports: true, message }] },
    ],
  },
});

/** what shows */
const page = ['elements/', 'exhibits/', 'views/'];

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
  { files: ['tools/**', 'bench/**', 'model/**'], rules: { 'no-console': 'off' } },
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
          selector:
            'MemberExpression[object.name="Math"][property.name=/^(exp|expm1|log|log2|log10|log1p|sqrt|cbrt|pow|tanh|hypot)$/]',
          message: "The lesson's arithmetic happens in C++.",
        },
        {
          // integers without end are exact: they print
          selector: 'BinaryExpression[operator="**"]:not([left.bigint]), AssignmentExpression[operator="**="]',
          message: "The lesson's arithmetic happens in C++.",
        },
      ],
    },
  },
  // a reader's calculator, for numbers as printed
  { files: ['web/by-hand.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // who may import whom
  only(['web/*.ts', 'web/exhibits/**'], ['wasm/'], 'Only the engine imports the module.'),
  only(
    ['web/engine.ts', 'web/engine/**'],
    [...page, 'parts/', 'quiz/', 'text/'],
    'The engine knows nothing of the page.',
  ),
  only(['web/parts/**', 'web/code/**'], [...page, 'wasm/'], 'A part of the state knows nothing of how it is shown.'),
  only(['web/quiz/**', 'web/views/**'], ['exhibits/', 'wasm/'], 'Exhibits are made of views, not the other way round.'),
  {
    files: ['web/elements/**'],
    rules: {
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
  {
    files: ['web/more/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^lit|^(\\.\\./)+(store|attention-exhibit|registry|engine|parts/|exhibits/|views/|text/(?!more/)|elements/(?!table-model\\.ts$))',
              allowTypeImports: true,
              message:
                'The second script makes things of what the page hands it; it brings no copy of what has a state.',
            },
          ],
        },
      ],
    },
  },
  // its own exhibits/ lies beside it
  only(
    ['web/text/**'],
    ['elements/', '(?<!^\\./)exhibits/', 'views/', 'engine\\.ts$', 'engine/', 'wasm/'],
    'Words know nothing of the page.',
  ),
);
