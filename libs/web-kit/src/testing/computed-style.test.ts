/** The test's browser answers with a computed style of its own making; what tests rest on must be in it. */
const styleOf = (html: string) => {
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('[data-me]') as Element);
};

it.each([
  ['<p data-me></p>', 'block'],
  ['<p data-me hidden></p>', 'none'],
  ['<p data-me style="display: flex"></p>', 'flex'],
  ['<dialog data-me></dialog>', 'none'],
  ['<input data-me type="hidden">', 'none'],
  ['<template data-me></template>', 'none'],
])('says of %s how it is displayed', (html, display) => {
  expect(styleOf(html).display).toBe(display);
  expect(styleOf(html).getPropertyValue('display')).toBe(display);
});

it('forgets nothing that changes', () => {
  const style = () => getComputedStyle(document.querySelector('[data-me]') as Element).display;
  styleOf('<p data-me></p>');
  document.querySelector('p')?.setAttribute('hidden', '');
  expect(style()).toBe('none');
  document.querySelector('p')?.removeAttribute('hidden');
  expect(style()).toBe('block');
  styleOf('<dialog data-me></dialog>');
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(style()).not.toBe('none');
});

it('hands down what is inherited, and nothing else', () => {
  const style = styleOf('<div style="visibility: hidden; pointer-events: none; display: none; color: red"><p data-me></p></div>');
  expect(style).toMatchObject({ visibility: 'hidden', pointerEvents: 'none', display: 'block' });
  expect(styleOf('<div style="visibility: hidden"><p data-me style="visibility: visible"></p></div>').visibility).toBe('visible');
  expect(styleOf('<p data-me style="pointer-events: inherit"></p>').pointerEvents).toBe('auto');
});

it('tells nothing of what would be drawn before and after', () => {
  styleOf('<p data-me style="display: flex"></p>');
  expect(getComputedStyle(document.querySelector('p') as Element, '::before').getPropertyValue('content')).toBe('');
});
