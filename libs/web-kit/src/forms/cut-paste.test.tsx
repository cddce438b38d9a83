import { page } from '../app/page';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let app: RenderedApp;
beforeEach(() => {
  const Form = () => (
    <>
      <textarea aria-label="Story" maxLength={10} defaultValue="12345" />
      <textarea aria-label="Diary" />
    </>
  );
  const gateway = new FakeGateway();
  app = renderApp(gateway, {
    pages: [page('/form', { visitor: async () => ({ default: Form }) })],
    at: '/form',
    config: { hasSession: false },
  });
});
afterEach(() => cleanBrowser(app.store));

const paste = async (label: string, text: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

it('says how much of a paste found no room in a field', async () => {
  await paste('Story', '6789\r\nabc');
  expect(await screen.findByText(/Only 10 characters fit here. The last 3 characters of what you pasted did not./)).toBeInTheDocument();
});

it('says nothing of a paste that fits, by taking the place of what is selected too, and in a field without an end', async () => {
  await paste('Story', '67890');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Story' });
  field.setSelectionRange(0, 10);
  await userEvent.paste('abcdefghij');
  await paste('Diary', 'x'.repeat(1_000));
  expect(screen.queryByText(/characters fit here/)).not.toBeInTheDocument();
});
