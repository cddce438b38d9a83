import { render, screen } from '@testing-library/react';
import { MapPin } from 'lucide-react';
import { conforms } from '../conformance/conformance';
import { Facts } from './facts';

const facts = [
  { label: 'Place', value: 'Rotterdam', icon: <MapPin /> },
  { label: 'Salary', value: null },
];

describe('Facts', () => {
  conforms(<Facts facts={facts} />);

  it('names each fact and leaves out what is not known', () => {
    render(<Facts facts={facts} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Place: Rotterdam']);
  });
});
