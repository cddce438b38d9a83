const preset = require('@tandem/config/jest.node')(__dirname);

// The writer of feeds is an ES module only, and nobody else uses it.
module.exports = { ...preset, transformIgnorePatterns: preset.transformIgnorePatterns.map((each) => each.replace('(?!(', '(?!(feed|')) };
