import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { DataList } from './data-list';

const rows = [
  { label: 'Hours', value: '32 a week' },
  { label: 'City', value: undefined },
];

describe('DataList', () => {
  conforms(<DataList rows={rows} variant="end" />);

  it('leaves out what has no value, but not a zero', () => {
    render(<DataList rows={[...rows, { label: 'Children', value: 0 }]} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Hours', 'Children']);
  });
});
