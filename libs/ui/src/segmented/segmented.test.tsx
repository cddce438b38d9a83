import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Segmented } from './segmented';

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
