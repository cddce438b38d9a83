module.exports = require('@tandem/config/jest.node')(__dirname);
