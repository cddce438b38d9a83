const preset = require('@tandem/config/jest.node')(__dirname);

// @fastify/static needs an ES module, which Node can require and Jest cannot.
module.exports = {
  ...preset,
  transform: { '\\.[jt]s$': Object.values(preset.transform)[0] },
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
};
