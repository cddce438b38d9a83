import { TextField } from '@tandem/ui/text-field';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { page } from '../app/page';
import { SavedField } from './saved-field';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

type Values = { name: string };
const save = jest.fn<Promise<unknown>, [string]>();
const away = { status: 0, detail: 'unreachable' };
const reason = 'Tandem cannot be reached. Check your connection and try again.';

let savedElsewhere: (name: string) => void;
const Form = () => {
  const [saved, setSaved] = useState('Noor');
  useEffect(() => {
    savedElsewhere = setSaved;
  }, []);
  const form = useForm<Values>({ defaultValues: { name: 'Noor' } });
  return (
    <FormProvider {...form}>
      <SavedField<Values, 'name'> name="name" saved={saved} save={save}>
        {({ aside, ...field }) => <TextField {...field} aside={aside} label="Name" />}
      </SavedField>
    </FormProvider>
  );
};

let app: RenderedApp;
beforeEach(async () => {
  save.mockReset().mockRejectedValue(away);
  app = renderApp(new FakeGateway(), {
    pages: [page('/', { everyone: async () => ({ default: Form }) })],
    config: { hasSession: false },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'a');
});
afterEach(() => cleanBrowser(app.store));
const online = async () => act(async () => Promise.resolve(window.dispatchEvent(new Event('online'))));

it('saves what could not be saved when the connection is back, once', async () => {
  await userEvent.tab();
  expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
  expect(screen.getByText('Not saved')).toHaveAttribute('title', reason);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(reason);
  save.mockResolvedValue(undefined);
  await online();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('');
  await waitFor(() => expect(screen.queryByText('Your changes could not be saved')).not.toBeInTheDocument());
  await online();
  expect(save.mock.calls).toEqual([['Noora'], ['Noora']]);
});

it('says nothing of its own when the session ended in between', async () => {
  save.mockRejectedValue(new Error('called off'));
  await userEvent.tab();
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Your changes could not be saved')).not.toBeInTheDocument();
});

it('follows what is saved in another window, and does not save back what was there before', async () => {
  await userEvent.type(screen.getByLabelText('Name'), '{Backspace}');
  act(() => savedElsewhere('Floor'));
  expect(screen.getByLabelText('Name')).toHaveValue('Floor');
  await userEvent.tab();
  expect(save).not.toHaveBeenCalled();
});

it('keeps what is being typed when something else is saved in another window', async () => {
  act(() => savedElsewhere('Floor'));
  expect(screen.getByLabelText('Name')).toHaveValue('Noora');
  save.mockResolvedValue(undefined);
  await userEvent.tab();
  expect(save).toHaveBeenCalledWith('Noora');
});
