/** Jest preset of libraries and services: sources of the workspace are read directly, no build needed. */
module.exports = (rootDir) => ({
  rootDir,
  displayName: rootDir.split(/[\\/]/).slice(-2).join('/'),
  testEnvironment: require.resolve('./jest.node.environment.js'),
  testMatch: ['<rootDir>/**/*.(spec|test|e2e-spec).ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFilesAfterEnv: [require.resolve('./jest.again.js')],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  // These come as ES modules only, and Jest reads CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(feed|jose|nodemailer|intl-messageformat|@formatjs|franc-min|trigram-utils|n-gram|collapse-white-space)/)',
  ],
  transform: { '\\.(m?js|tsx?)$': ['@swc/jest', { ...require('./swc.js'), swcrc: false }] },
});
