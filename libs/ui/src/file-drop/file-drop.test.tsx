import { fireEvent, render, screen } from '@testing-library/react';
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

  it('says what is going on while it is pending, and no longer what to do', () => {
    render(
      <FileDrop acceptedTypes={['application/pdf']} maxSize={10} onSelect={onSelect} onRefuse={onRefuse} isPending pendingText="On its way">
        Drop your resume here
      </FileDrop>,
    );
    expect(screen.getByText('On its way')).toBeInTheDocument();
    expect(screen.queryByText('Drop your resume here')).toBeNull();
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

  const dragged = (file: File | null) => ({ dataTransfer: { types: file ? ['Files'] : ['text/plain'], files: file ? [file] : [] } });

  it('shows that a file may be dropped for as long as it is over any part of it, and takes it', () => {
    render(drop);
    const button = screen.getByRole('button');
    const zone = button.closest('[data-takes-files]')!;
    const file = new File(['12345'], 'resume.pdf', { type: 'application/pdf' });
    // Only what refuses the browser's own way, which is to open the file, is dropped on.
    expect(fireEvent.dragEnter(zone, dragged(file))).toBe(false);
    expect(fireEvent.dragEnter(button, dragged(file))).toBe(false);
    fireEvent.dragLeave(zone, dragged(file));
    expect(fireEvent.dragOver(button, dragged(file))).toBe(false);
    expect(zone).toHaveAttribute('data-drop-target');
    fireEvent.dragLeave(button, dragged(file));
    expect(zone).not.toHaveAttribute('data-drop-target');
    fireEvent.dragEnter(zone, dragged(file));
    expect(fireEvent.drop(button, dragged(file))).toBe(false);
    expect(zone).not.toHaveAttribute('data-drop-target');
    expect(onSelect).toHaveBeenCalledWith(file);
  });

  it('leaves words that are dragged over it alone', () => {
    render(drop);
    expect(fireEvent.dragOver(screen.getByRole('button'), dragged(null))).toBe(true);
    expect(document.querySelector('[data-drop-target]')).toBeNull();
  });

  it('takes nothing while it is disabled', () => {
    render(
      <FileDrop isDisabled acceptedTypes={['application/pdf']} maxSize={10} onSelect={onSelect} onRefuse={onRefuse}>
        Choose a file
      </FileDrop>,
    );
    const file = new File(['1'], 'resume.pdf', { type: 'application/pdf' });
    expect(fireEvent.dragEnter(screen.getByRole('button'), dragged(file))).toBe(true);
    expect(document.querySelector('[data-drop-target]')).toBeNull();
    fireEvent.drop(screen.getByRole('button'), dragged(file));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('takes a file that is pasted while its button is in focus', async () => {
    render(drop);
    const file = new File(['1'], 'resume.pdf', { type: 'application/pdf' });
    await userEvent.tab();
    fireEvent.paste(screen.getByRole('button'), { clipboardData: { files: [file] } });
    expect(onSelect).toHaveBeenCalledWith(file);
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
