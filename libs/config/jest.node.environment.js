require('./jest.compile-once.js');
module.exports = require('jest-environment-node');
