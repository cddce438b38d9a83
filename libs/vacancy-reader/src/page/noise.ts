import { verbose } from '@tandem/domain/verbose';
/// <reference lib="dom" />
/** What surrounds a vacancy on a page, by tag, role and the names designers give it. */
const tags = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'NAV',
  'SVG',
  'IFRAME',
  'OBJECT',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'INPUT',
  'DIALOG',
  'VIDEO',
  'CANVAS',
]);
const roles = new Set(['navigation', 'search', 'dialog', 'alertdialog', 'menu', 'menubar', 'banner', 'contentinfo']);
const names = verbose('i')`
  (?:^|[\s_-])(?:
    cookie\w*|consent|gdpr|nav|navbar|navigation|menu|breadcrumbs?|footer|newsletter|nieuwsbrief|share|sharing|social\w*|related
    |similar|gerelateerd\w*|recommended|popup|modal|skip-link|screen-reader-text|sr-only|visually-hidden|comments?|pagination
    |widget_recent\w*|banner-ad|advert\w*|login
  )(?:$|[\s_-])
`;

const surely = /cookie|consent|gdpr|related|similar|gerelateerd|recommended|comment/i;
const muchText = 1_500;

/** What holds the first heading or many paragraphs is the vacancy itself, whatever a designer called it. */
const isContent = (element: Element, name: string): boolean =>
  element.querySelector('h1') !== null ||
  (!surely.test(name) &&
    element.querySelectorAll('p, li').length > 8 &&
    element.querySelectorAll('p').length > 3 &&
    (element.textContent ?? '').length > muchText);

/** Whether an element and all in it can be left out. What holds the first heading of the page stays, whatever its name. */
export const isNoise = (element: Element): boolean => {
  const tag = element.tagName.toUpperCase();
  if (tags.has(tag)) return true;
  if (element.hasAttribute('hidden') || /display:\s*none/i.test(element.getAttribute('style') ?? '')) return true;
  if (tag === 'MAIN' || tag === 'ARTICLE' || tag === 'BODY') return false;
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  const isNamed = tag === 'FOOTER' || tag === 'HEADER' || roles.has(element.getAttribute('role') ?? '') || names.test(name);
  return isNamed && !isContent(element, `${tag} ${name}`);
};
