import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { BalanceBar } from './balance-bar';

const parts = [
  { label: 'Skills', points: 34, weight: 38 },
  { label: 'Travel', points: 0, weight: 14 },
];

describe('BalanceBar', () => {
  conforms(<BalanceBar label="Where the points come from" parts={parts} />);

  it('says the points of every part in words', () => {
    render(<BalanceBar label="Where the points come from" parts={parts} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['34 / 38Skills', '0 / 14Travel']);
  });
});
