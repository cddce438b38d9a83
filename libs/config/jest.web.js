const swc = require('./swc.js');

// Split parts of a page are imported dynamically; under Jest that is a require like any other.
const compiler = ['@swc/jest', { ...swc, module: { ...swc.module, ignoreDynamic: false }, swcrc: false }];

/** Jest preset of browser code: jsdom, CSS modules as their own class names. */
module.exports = (rootDir) => ({
  rootDir,
  displayName: rootDir.split(/[\\/]/).slice(-2).join('/'),
  testEnvironment: require.resolve('./jest.web.environment.js'),
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.(test|spec).(ts|tsx)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  resolver: require.resolve('./jest.web.resolver.js'),
  setupFilesAfterEnv: [require.resolve('./jest.web.setup.js'), require.resolve('./jest.again.js')],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('./empty-module.js'),
  },
  transform: { '\\.(m?jsx?|tsx?)$': compiler },
  // Everything browser-side may be an ES module; Jest reads CommonJS, so dependencies are compiled too where they must.
  transformIgnorePatterns: [
    '/node_modules/(?!(react-markdown|rehype-.*|remark-.*|unified|bail|trough|vfile.*|unist-.*|hast-.*|mdast-.*|micromark.*|devlop|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-entities.*|trim-lines|ccount|zwitch|longest-streak|html-url-attributes|estree-util-.*|is-plain-obj|react-intl|@formatjs/.*|intl-messageformat|lucide-react|react-router|@reduxjs/.*|immer|until-async)/)',
  ],
});
