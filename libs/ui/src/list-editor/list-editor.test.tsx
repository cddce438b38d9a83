import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { ListEditor, type ListLine } from './list-editor';

const labels = {
  add: 'Add green flag',
  line: (number: number) => `Green flag ${number}`,
  remove: (text: string) => `Remove ${text}`,
  dealbreaker: 'Dealbreaker if missing',
};

const Flags = ({ start }: { start: ListLine[] }) => {
  const [value, setValue] = useState<ListLine[]>(start);
  return (
    <>
      <ListEditor label="Green flags" value={value} onChange={setValue} labels={labels} />
      <output>{value.map(({ text, isDealbreaker }) => text + (isDealbreaker ? '!' : '')).join('|')}</output>
    </>
  );
};

describe('ListEditor', () => {
  conforms(<ListEditor label="Green flags" value={[{ text: 'Remote' }]} onChange={() => undefined} labels={labels} />, { ref: 'TEXTAREA' });

  it('adds a line by Enter, right below, and goes there', async () => {
    render(<Flags start={[{ text: 'one' }, { text: 'three' }]} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Green flag 1' }), '{Enter}');
    expect(screen.getByRole('textbox', { name: 'Green flag 2' })).toHaveFocus();
    await userEvent.keyboard('two');
    expect(screen.getByRole('status')).toHaveTextContent('one|two|three');
  });

  it('adds no second empty line', async () => {
    render(<Flags start={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add green flag' }));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('takes an empty line away by Backspace and goes to the one before', async () => {
    render(<Flags start={[{ text: 'one' }, { text: '' }]} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Green flag 2' }), '{Backspace}');
    expect(screen.getByRole('textbox', { name: 'Green flag 1' })).toHaveFocus();
  });

  it('leaves the focus on the button that adds one when the last line is taken away', async () => {
    render(<Flags start={[{ text: 'one' }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    expect(screen.getByRole('button', { name: 'Add green flag' })).toHaveFocus();
  });

  it('does not send the form around it by Enter', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Flags start={[{ text: 'one' }]} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Green flag 1' }), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes a list that is pasted line by line, without its marks, and goes to the last', async () => {
    render(<Flags start={[{ text: 'one ' }, { text: 'last' }]} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Green flag 1' }));
    await userEvent.paste('\u2022\ttwo\r\n- three\n\n2. four\n');
    expect(screen.getByRole('status')).toHaveTextContent('one two|three|four|last');
    expect(screen.getByRole('textbox', { name: 'Green flag 3' })).toHaveFocus();
  });

  it('marks a line as dealbreaker and removes the right one', async () => {
    render(<Flags start={[{ text: 'one' }, { text: 'two' }]} />);
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Dealbreaker if missing' })[1]!);
    expect(screen.getByRole('status')).toHaveTextContent('one|two!');
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    expect(screen.getByRole('status')).toHaveTextContent('two!');
  });
});
