import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { FileDrop } from './file-drop';

const onSelect = jest.fn();
const onRefuse = jest.fn();
const drop = (
  <FileDrop acceptedTypes={['application/pdf', 'image/*']} maxSize={10} onSelect={onSelect} onRefuse={onRefuse} hint="PDF, 10 MB at most">
    <strong>Drop your resume here</strong> or choose a file
  </FileDrop>
);
const choose = async (file: File) => {
  render(drop);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, file, { applyAccept: false });
};

beforeEach(() => jest.clearAllMocks());

describe('FileDrop', () => {
  conforms(drop, { ref: 'BUTTON' });

  it('hands over a file that fits', async () => {
    const file = new File(['12345'], 'resume.pdf', { type: 'application/pdf' });
    await choose(file);
    expect(onSelect).toHaveBeenCalledWith(file);
  });

  it('takes every kind of a family like image/*', async () => {
    await choose(new File(['1'], 'me.png', { type: 'image/png' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['type', new File(['1'], 'resume.docx', { type: 'application/msword' })],
    ['size', new File(['12345678901'], 'resume.pdf', { type: 'application/pdf' })],
  ])('refuses by %s', async (reason, file) => {
    await choose(file);
    expect(onRefuse).toHaveBeenCalledWith(reason, file);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('has words of their own for a finger, each shown where it is true', () => {
    render(
      <FileDrop acceptedTypes={['application/pdf']} maxSize={10} onSelect={onSelect} onRefuse={onRefuse} touchText="Choose your resume">
        Drop your resume here
      </FileDrop>,
    );
    expect(screen.getByText('Drop your resume here')).toHaveClass('dragged');
    expect(screen.getByText('Choose your resume')).toHaveClass('touched');
  });

  it('announces what went wrong', () => {
    render(
      <FileDrop acceptedTypes={['application/pdf']} maxSize={10} onSelect={onSelect} onRefuse={onRefuse} errorMessage="That is no PDF.">
        Choose a file
      </FileDrop>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('That is no PDF.');
    expect(screen.getByRole('button', { name: /Choose a file/ })).toHaveAccessibleDescription(/That is no PDF/);
  });
});
