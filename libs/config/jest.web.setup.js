require('@testing-library/jest-dom');
const { format, TextDecoder, TextEncoder } = require('node:util');
// jsdom leaves out what every browser has.
Object.assign(globalThis, { TextDecoder: globalThis.TextDecoder ?? TextDecoder, TextEncoder: globalThis.TextEncoder ?? TextEncoder });
if (!globalThis.matchMedia) globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
if (!globalThis.ResizeObserver)
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
// Nothing is laid out here: everything counts as being on the screen.
if (!globalThis.IntersectionObserver)
  globalThis.IntersectionObserver = class {
    constructor(call) {
      this.call = call;
    }
    observe(target) {
      this.call([{ target, isIntersecting: true }], this);
    }
    unobserve() {}
    disconnect() {}
  };
if (!globalThis.CSS) globalThis.CSS = { escape: (text) => text, supports: () => false };
// Without the canvas package jsdom can only complain; null is what a browser answers when it cannot draw.
HTMLCanvasElement.prototype.getContext = () => null;
const { configure, getConfig } = require('@testing-library/react');
const { getElementError } = getConfig();
configure({
  // Waiting longer costs nothing where all is well, and spares a busy machine false alarms.
  asyncUtilTimeout: 10_000,
  // What is waited for is looked for again and again, and each time in vain would print the whole page; the last one does.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? '') : getElementError(message, container),
});
// Whatever is said in the console is a fault, of the component or of the test. But a page lives as in a browser: an answer that
// comes while a test does something else is drawn, and the test looks for what it wants to see. React has every such answer be
// expected where it comes, and says so in forty lines each.
const ofTiming = /not wrapped in act\(|`act` call was not awaited/;
const said = [];
for (const level of ['error', 'warn']) console[level] = (...words) => void (ofTiming.test(words[0]) || said.push(format(...words)));
afterEach(() => {
  if (said.length > 0) throw new Error(`The console was told: ${said.splice(0).join('\n')}`);
});
require('./jest.web.styles.js')(window);
// For each element React keeps where in the code it was made, a tenth of the time of these tests, until it has kept so many.
// Only tools for developers read it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
