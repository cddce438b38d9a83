import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { MatchLabel, MatchRing, matchLevel } from './match-ring';

const labels = { good: 'Good match', impressive: 'Impressive match' };

it.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'good'],
  [74, 'good'],
  [75, 'impressive'],
  [100, 'impressive'],
])('%i percent is %s', (percentage, level) => {
  expect(matchLevel(percentage)).toBe(level);
});

describe('MatchRing', () => {
  conforms(<MatchRing percentage={86} label="Match 86 percent" />);

  it('is a picture with a name where it leads nowhere', () => {
    render(<MatchRing percentage={86} label="Match 86 percent" />);
    expect(screen.getByRole('img', { name: 'Match 86 percent' })).toHaveTextContent('86%');
  });

  it('is a link to the reasons', () => {
    render(<MatchRing percentage={86} label="Match 86 percent" href="/jobs/1#why" />);
    expect(screen.getByRole('link', { name: 'Match 86 percent' })).toHaveAttribute('href', '/jobs/1#why');
  });

  it('is a button that opens the reasons', async () => {
    const onPress = jest.fn();
    render(<MatchRing percentage={86} label="Match 86 percent" onPress={onPress} aria-expanded={false} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('MatchLabel', () => {
  conforms(<MatchLabel percentage={60} labels={labels} />);

  it('is silent below 50', () => {
    const { container } = render(<MatchLabel percentage={49} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
