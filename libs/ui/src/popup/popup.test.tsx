import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { conforms } from '../conformance/conformance';
import { PopupProvider, usePopup } from './popup';

const Remove = () => {
  const ask = usePopup();
  const [answer, setAnswer] = useState('');
  const remove = async () => {
    const isConfirmed = await ask({ title: 'Remove the photo?', confirmLabel: 'Remove', cancelLabel: 'Keep', isDestructive: true });
    setAnswer(isConfirmed ? 'removed' : 'kept');
  };
  return (
    <>
      <Button onPress={remove}>Photo</Button>
      <output>{answer}</output>
    </>
  );
};
const open = async () => {
  render(
    <PopupProvider>
      <Remove />
    </PopupProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Photo' }));
};

describe('usePopup', () => {
  conforms(
    <PopupProvider>
      <Remove />
    </PopupProvider>,
    { takesClass: false },
  );

  it.each([
    ['Remove', 'removed'],
    ['Keep', 'kept'],
  ])('answers after a press on %s: %s', async (button, answer) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('status')).toHaveTextContent(answer);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes a new question for a no to the one before', async () => {
    const answers: string[] = [];
    const AskTwice = () => {
      const ask = usePopup();
      const question = (title: string) =>
        void ask({ title, confirmLabel: 'Yes', cancelLabel: 'No' }).then((isConfirmed) => answers.push(`${title} ${isConfirmed}`));
      return <Button onPress={() => ['First', 'Second'].forEach(question)}>Ask twice</Button>;
    };
    render(
      <PopupProvider>
        <AskTwice />
      </PopupProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask twice' }));
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeInTheDocument();
    expect(answers).toEqual(['First false']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(answers).toEqual(['First false', 'Second true']);
  });

  it('takes the end of what asked for a no: the page of a question is left, or nobody is signed in any more', async () => {
    const answers: boolean[] = [];
    const Page = () => {
      const ask = usePopup();
      return (
        <Button onPress={() => void ask({ title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' }).then((is) => answers.push(is))}>
          Ask
        </Button>
      );
    };
    const { rerender } = render(<PopupProvider><Page /></PopupProvider>, { reactStrictMode: true }); // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument();
    rerender(<PopupProvider>Another page</PopupProvider>);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(answers).toEqual([false]);
  });

  it('says what is missing outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Remove />)).toThrow('usePopup must be used within a PopupProvider');
  });
});
