/**
 * A computed style for tests in jsdom, in place of jsdom's own.
 *
 * Queries by role ask for one of every element they pass, and every click asks for those of all its ancestors; jsdom matches
 * its whole default sheet anew after each change of the page, and parses a dozen colours. That was a quarter of the time of
 * the tests of screens. There are no sheets of ours here (CSS modules are their class names), so what is left is the browser's
 * own display of an element, the element's style attribute, and what it inherits.
 */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };
/** The attributes by which the default sheet decides what is shown. */
const deciding = ['hidden', 'open', 'type'];

/** @param {Window & typeof globalThis} window */
module.exports = (window) => {
  const original = window.getComputedStyle;
  /** @type {Map<string, string>} */
  const displays = new Map();

  /** @param {Element} element */
  const defaultDisplay = (element) => {
    const attributes = deciding.filter((name) => element.hasAttribute(name));
    const key = [element.namespaceURI, element.localName, ...attributes.map((name) => `${name}=${element.getAttribute(name)}`)].join(' ');
    const known = displays.get(key);
    if (known !== undefined) return known;
    const bare = window.document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) bare.setAttribute(name, element.getAttribute(name) ?? '');
    const display = original.call(window, bare).display;
    displays.set(key, display);
    return display;
  };

  /** @param {Element} element @param {string} name As in a sheet: 'pointer-events'. */
  const valueOf = (element, name) => {
    const own = element.style?.getPropertyValue(name);
    if (own && own !== 'inherit') return own;
    if (name === 'display') return defaultDisplay(element);
    if (!(name in inherited)) return '';
    return element.parentElement ? valueOf(element.parentElement, name) : inherited[name];
  };

  window.getComputedStyle = (element, pseudo) => {
    if (!(element instanceof window.Element)) return original.call(window, element, pseudo);
    // Nothing is drawn before or after an element.
    const read = pseudo ? () => '' : (/** @type {string} */ name) => valueOf(element, name);
    return new Proxy(element.style ?? {}, {
      get(style, name) {
        if (name === 'getPropertyValue') return read;
        if (typeof name !== 'string') return Reflect.get(style, name);
        const value = Reflect.get(style, name);
        return typeof value === 'string' ? read(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) : value;
      },
    });
  };
};
