import { screen } from '@testing-library/react';

it('prints the page when what was waited for did not come, and not each time it was looked for', async () => {
  document.body.innerHTML = '<p>What is there</p>';
  // Printing asks an element for its attributes.
  const printed = jest.spyOn(Element.prototype, 'attributes', 'get');
  await expect(screen.findByText('Something else', undefined, { timeout: 300, interval: 10 })).rejects.toThrow(/What is there/);
  const paragraphs = printed.mock.contexts.filter((element) => (element as Element).localName === 'p');
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.length).toBeLessThan(6);
});
