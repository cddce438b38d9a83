import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Two programs for the whole house: one per package would read Nest, React and each other's sources some twenty times.
const programs = ['node', 'web'].map((kind) => fileURLToPath(new URL(`./tsconfig.${kind}-code.json`, import.meta.url)));

/** The house's lint rules. What formatting can settle is left to Prettier. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.local/**', '**/.turbo/**', '**/test-results/**', '**/src/data/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: programs } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Decorators need classes at run time: a type-only import of an injected class breaks it.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Settings are parsed once, in a config module.',
        },
      ],
    },
  },
  // Sizes are for the product's own code: a test reads from top to bottom, a table is as long as it is.
  {
    files: [
      '**/*.{spec,test}.{ts,tsx}',
      '**/*e2e-spec.ts',
      '**/test/**',
      'frontends/e2e/**',
      '**/data/**',
      '**/migrations/**',
      '**/*.stories.tsx',
    ],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}', '**/*.config.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  // The one place that reads a process's environment, and the one that reads where tests find their servers.
  { files: ['libs/service-kit/src/run.ts', 'libs/test-kit/src/environment.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['libs/service-kit/src/object-store/open.ts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
