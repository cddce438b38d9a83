// @ts-check
// Written so that Node 12 can read it.

const floor = { major: 20, minor: 19 };

/**
 * @param {string} version "20.19.0"
 * @param {string} platform process.platform
 * @returns {string | undefined} What is wrong and what to do, or nothing.
 */
export function nodeProblem(version, platform) {
  if (platform === 'win32') {
    return 'Tandem runs on Linux and macOS. On Windows, use it inside WSL: https://learn.microsoft.com/windows/wsl/install';
  }
  const major = Number(version.split('.')[0]);
  const minor = Number(version.split('.')[1]);
  const isEnough = major > floor.major || (major === floor.major && minor >= floor.minor);
  if (isEnough) return undefined;
  return [
    'Tandem needs Node ' + floor.major + '.' + floor.minor + ' or newer; this is Node ' + version + '. Any of these helps:',
    '  - with nvm: nvm install && nvm use',
    '  - from https://nodejs.org/en/download',
    '  - macOS: brew install node',
  ].join('\n');
}
