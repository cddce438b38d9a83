module.exports = {
  ...require('@tandem/config/jest.node')(__dirname),
  // The scripts under test are ES modules, and so are their tests: run with --experimental-vm-modules.
  testMatch: ['<rootDir>/**/*.spec.(mjs|ts)'],
};
