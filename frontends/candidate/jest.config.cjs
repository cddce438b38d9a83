module.exports = require('@tandem/config/jest.web')(__dirname);
