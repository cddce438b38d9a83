const fs = require('node:fs');
const path = require('node:path');

/** Every package with a Jest configuration of its own is a project. */
const projects = ['libs', 'services', 'frontends', '.'].flatMap((group) =>
  fs
    .readdirSync(path.join(__dirname, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(__dirname, group, entry.name))
    .filter((folder) => ['js', 'cjs'].some((end) => fs.existsSync(path.join(folder, `jest.config.${end}`)))),
);

// The run takes its patience from here; that of a project counts only when it is run by itself.
module.exports = { projects, testTimeout: 30_000 };
