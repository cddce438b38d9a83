import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { TextField } from '@tandem/ui/text-field';
import { requiredError } from '@tandem/domain/fields';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { page } from '../app/page';
import { aCandidate } from '../testing/accounts';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';
import { useFollowingForm } from './following-form';
import { useFormDraft } from './form-draft';
import { FormField } from './form-field';
import { formMode } from './forms';

type Values = { name: string; town: string };

let savedElsewhere: (values: Values) => void;
let saveHere: (isSaving: boolean) => void;
const Form = () => {
  const [saved, setSaved] = useState<Values>({ name: '', town: '' });
  savedElsewhere = setSaved;
  const form = useForm<Values>({ ...formMode, defaultValues: saved });
  const [isSaving, setSaving] = useState(false);
  saveHere = setSaving;
  const { contested, take } = useFollowingForm(form, saved, isSaving);
  useFormDraft('following', form);
  const { isDirty, isValid } = form.formState;
  return (
    <>
      <FormField control={form.control} name="name" rule={requiredError}>
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      <FormField control={form.control} name="town" rule={requiredError}>
        {(field) => <TextField {...field} label="Town" />}
      </FormField>
      <p>{isDirty ? 'typed' : 'as saved'}</p>
      <p>contested: {contested.join() || 'none'}</p>
      <button onClick={take}>Take theirs</button>
      <p>{isValid ? 'complete' : 'not complete'}</p>
    </>
  );
};

let app: RenderedApp;
const start = () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  app = renderApp(gateway, { pages: [page('/', { CANDIDATE: async () => ({ default: Form }) })] });
};
beforeEach(() => start());
afterEach(() => cleanBrowser(app.store));
const name = async () => screen.findByRole('textbox', { name: 'Name' });
const town = () => screen.getByRole('textbox', { name: 'Town' });

it('takes over what another window saves, and is as saved and complete then', async () => {
  await name();
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  expect(await name()).toHaveValue('Noor');
  expect(town()).toHaveValue('Zwolle');
  expect(await screen.findByText('as saved')).toBeInTheDocument();
  expect(await screen.findByText('complete')).toBeInTheDocument();
});

it('keeps what was typed, and the focus in it', async () => {
  await userEvent.type(await name(), 'Floor');
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  expect(town()).toHaveValue('Zwolle');
  expect(await name()).toHaveValue('Floor');
  expect(await name()).toHaveFocus();
  expect(screen.getByText('typed')).toBeInTheDocument();
});

it('takes a field that was left as it was before for untouched', async () => {
  await userEvent.type(await name(), 'F{Backspace}');
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  expect(await name()).toHaveValue('Noor');
});

it('tells what was changed here and there until one of the two counts', async () => {
  await userEvent.type(await name(), 'Floor');
  act(() => savedElsewhere({ name: '', town: 'Zwolle' }));
  expect(screen.getByText('contested: none')).toBeInTheDocument();
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  expect(screen.getByText('contested: name')).toBeInTheDocument();
  act(() => savedElsewhere({ name: 'Noor', town: 'Urk' }));
  expect(screen.getByText('contested: name')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(await name()).toHaveValue('Noor');
  expect(town()).toHaveValue('Urk');
  expect(screen.getByText('contested: none')).toBeInTheDocument();
});

it('says nothing of two who typed the same', async () => {
  await userEvent.type(await name(), 'Noor');
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  expect(screen.getByText('contested: none')).toBeInTheDocument();
});

it('keeps no draft of what was saved elsewhere', async () => {
  await write(await name(), 'Floor');
  act(() => savedElsewhere({ name: 'Noor', town: 'Zwolle' }));
  app.unmount();
  start();
  expect(await name()).toHaveValue('Floor');
  expect(town()).toHaveValue('');
});

it('takes its own words for no change of somebody else, though the server keeps them in its own way', async () => {
  await write(await name(), 'Noor ');
  act(() => saveHere(true));
  act(() => savedElsewhere({ name: 'Noor', town: '' }));
  expect(await name()).toHaveValue('Noor ');
  expect(screen.getByText('contested: none')).toBeInTheDocument();
});

it('says once it has saved what was changed here and there meanwhile', async () => {
  await write(await name(), 'Noor');
  act(() => saveHere(true));
  act(() => savedElsewhere({ name: 'Fatima', town: 'Zwolle' }));
  act(() => saveHere(false));
  expect(await screen.findByText('contested: name')).toBeInTheDocument();
  expect(town()).toHaveValue('Zwolle');
});
