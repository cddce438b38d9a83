import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Message, useText } from './text';

const company = 'שלום בע״מ';
const Title = () => <h1>{useText()('match.apply.title.scraped', { company })}</h1>;
const show = (part: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={{ 'match.apply.title.scraped': 'Apply on the site of {company}?' }}>
      {part}
    </IntlProvider>,
  );

const Part = () => (
  <h1>
    <Message id="match.apply.title.scraped" values={{ company }} />
  </h1>
);

it.each([
  ['a text', Title],
  ['a part of a page', Part],
])('lets a name that is written from right to left turn nothing of %s but itself', (_, Shown) => {
  show(<Shown />);
  expect(screen.getByRole('heading')).toHaveTextContent('Apply on the site of \u2068שלום בע״מ\u2069?');
});
