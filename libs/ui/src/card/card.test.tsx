import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Card, CardHead, CardLink } from './card';

describe.each([
  [
    'Card',
    <Card key="c" as="section" variant="flush">
      content
    </Card>,
  ],
  [
    'CardLink',
    <CardLink key="l" href="/vacancies">
      Vacancies
    </CardLink>,
  ],
  ['CardHead', <CardHead key="h" title="Vacancies" />],
])('%s', (_, element) => conforms(element));

it('keeps the level of its heading', () => {
  render(<CardHead title="Vacancies" level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Vacancies' })).toBeInTheDocument();
});
