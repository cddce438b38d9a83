import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Figure, Note, Prose, Text } from './text';

describe.each([
  [
    'Text',
    <Text key="t" size="small" tone="muted">
      Best first.
    </Text>,
  ],
  ['Figure', <Figure key="f">386</Figure>],
  ['Note', <Note key="n">A match is a comparison of texts.</Note>],
  [
    'Prose',
    <Prose key="p">
      <h2>About</h2>
      <p>We heat homes.</p>
    </Prose>,
  ],
])('%s', (_, element) => conforms(element));

it('is the element it is asked to be', () => {
  render(
    <Text as="time" dateTime="2026-11-21">
      today
    </Text>,
  );
  expect(screen.getByText('today').tagName).toBe('TIME');
});
