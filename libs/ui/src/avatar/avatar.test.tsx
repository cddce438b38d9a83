import { fireEvent, render } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Avatar, CompanyMark } from './avatar';

describe('Avatar', () => {
  conforms(<Avatar name="Sanne Visser" />);

  it.each([
    ['Sanne Visser', 'SV'],
    ['Jan van der Berg', 'JB'],
    ['Halte', 'H'],
    ['  ', ''],
    ['Sanne Visser 👩🏽‍🚒', 'SV'],
    ['𠮷野 花子', '𠮷花'],
    ['E\u0301va ßtraub', 'Éß'],
    ['(Kees) ‘t Hart', 'KH'],
  ])('shortens %p to %p', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.textContent).toBe(initials);
  });

  it('falls back to the initials when the picture fails', () => {
    const { container } = render(<Avatar name="Sanne Visser" src="/gone.jpg" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container).toHaveTextContent('SV');
  });
});

describe('CompanyMark', () => conforms(<CompanyMark name="Waterkant Energie" size="large" />));
