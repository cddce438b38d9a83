import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Reason, Reasons } from './reason';

const labels = { yours: 'You', theirs: 'They' };
const reasons = (
  <Reasons label="Speaks against it">
    <Reason
      side="against"
      points={8}
      yours={[{ text: '45 minutes at most, by train', mark: [0, 18] }]}
      theirs={[{ text: 'Rotterdam, 52 minutes door to door', mark: [11, 21] }]}
      labels={labels}
    >
      It is seven minutes further than you want to travel.
    </Reason>
    <Reason side="for" labels={labels}>
      Your green flag is in the vacancy.
    </Reason>
  </Reasons>
);

describe('Reason', () => {
  conforms(reasons);

  it('marks the words at both ends, and only those', () => {
    render(reasons);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['45 minutes at most', '52 minutes']);
    expect(screen.getByText(/by train/)).toHaveTextContent('45 minutes at most, by train');
  });

  it('shows several words of one side beside each other', () => {
    render(
      <Reason side="for" theirs={[{ text: 'Docker' }, { text: 'Node.js' }]} labels={labels}>
        You know both.
      </Reason>,
    );
    expect(screen.getByRole('definition')).toHaveTextContent('Docker, Node.js');
    expect(screen.queryByText('You')).toBeNull();
  });

  it('carries its side by a sign, not by colour alone', () => {
    render(reasons);
    const [against, inFavour] = screen.getAllByRole('listitem');
    expect(against).toHaveTextContent(/^−8/);
    expect(inFavour).toHaveTextContent(/^\+Your/);
  });
});
