import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Segmented, SegmentedLinks } from './segmented';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
];

describe('Segmented', () => {
  conforms(<Segmented label="Language" options={languages} value="en" onChange={() => undefined} />);

  it('reports the other choice and keeps one chosen', async () => {
    const onChange = jest.fn();
    render(<Segmented label="Language" options={languages} value="en" onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
    expect(onChange).toHaveBeenCalledWith('nl');
  });
});

describe('SegmentedLinks', () => {
  const links = [
    { href: '/', label: 'For candidates', isCurrent: true },
    { href: '/employers', label: 'For employers' },
  ];
  conforms(<SegmentedLinks label="Account type" links={links} />);

  it('marks where you are', () => {
    render(<SegmentedLinks label="Account type" links={links} />);
    expect(screen.getByRole('link', { name: 'For candidates' })).toHaveAttribute('aria-current', 'true');
  });
});
