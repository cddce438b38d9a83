import { TextField } from '@tandem/ui/text-field';
import { emailError, requiredError } from '@tandem/domain/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from './form-field';
import { formMode, useSubmit, useUnsavedWork } from './forms';
import { page } from '../app/page';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';

type Values = { name: string; email: string };
const send = jest.fn<Promise<unknown>, [Values]>();

const Form = () => {
  const form = useForm<Values>({ defaultValues: { name: '', email: '' }, ...formMode });
  useUnsavedWork(form.formState.isDirty);
  return (
    <form onSubmit={useSubmit(form, send)} noValidate>
      <FormField control={form.control} name="name" rule={requiredError}>
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      <FormField control={form.control} name="email" rule={emailError}>
        {(field) => <TextField {...field} label="Mail" />}
      </FormField>
      <button>Save</button>
    </form>
  );
};
/** One of its fields comes later than the rest, above them. */
const GrowingForm = () => {
  const [isLong, setLong] = useState(false);
  const form = useForm<Values>({ defaultValues: { name: '', email: '' }, ...formMode });
  return (
    <form onSubmit={useSubmit(form, send)} noValidate>
      {isLong && (
        <FormField control={form.control} name="name" rule={requiredError}>
          {(field) => <TextField {...field} label="Name" />}
        </FormField>
      )}
      <FormField control={form.control} name="email" rule={emailError}>
        {(field) => <TextField {...field} label="Mail" />}
      </FormField>
      <button type="button" onClick={() => setLong(!isLong)}>
        More
      </button>
      <button>Save</button>
    </form>
  );
};
const pages = [
  page('/', { everyone: async () => ({ default: Form }) }),
  page('/jobs', { everyone: async () => ({ default: GrowingForm }) }),
  page('/blog', { everyone: async () => ({ default: () => <h1>Posts</h1> }) }),
];

let app: RenderedApp;
beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined);
  app = renderApp(new FakeGateway(), { pages, config: { hasSession: false } });
  await screen.findByLabelText('Name');
});
afterEach(() => cleanBrowser(app.store));
const fill = async (name: string, mail: string) => {
  if (name) await write(screen.getByLabelText('Name'), name);
  if (mail) await write(screen.getByLabelText('Mail'), mail);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

it('sends nothing while a rule objects, says what is wrong and puts the focus there', async () => {
  await fill('', 'noor');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Please fill this in')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('leads to the first field that is wrong by its place on the page, also when that came last, and when the server says so', async () => {
  await app.go('/jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  send.mockRejectedValue({
    status: 400,
    detail: 'invalid_value',
    errors: ['email', 'name'].map((field) => ({ field, detail: 'invalid_value' })),
  });
  await fill('Noor', 'noor@post.example');
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  // Of a field that is gone again nothing is remembered.
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.clear(screen.getByLabelText('Mail'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Mail')).toHaveFocus());
});

it('sends the values when every rule is content', async () => {
  await fill('Noor', 'noor@post.example');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Noor', email: 'noor@post.example' }));
});

it('puts what the server names on its field', async () => {
  send.mockRejectedValue({ status: 400, detail: 'invalid_value', errors: [{ field: 'email', detail: 'user_exists' }] });
  await fill('Noor', 'noor@post.example');
  await waitFor(() => expect(screen.getByLabelText('Mail')).toBeInvalid());
  expect(screen.getByLabelText('Name')).toBeValid();
});

it('says nothing of a call that was given up, as when the session ended: that is said elsewhere', async () => {
  send.mockRejectedValue({ name: 'AbortError', message: 'Aborted' });
  await fill('Noor', 'noor@post.example');
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.queryByText('An error has occurred')).not.toBeInTheDocument();
});

it('says anything else in a toast: the text of its code, the general sentence with the code, or that alone', async () => {
  send.mockRejectedValueOnce({ status: 409, detail: 'being_matched' }).mockRejectedValueOnce({ status: 418, detail: 'teapot' });
  send.mockRejectedValueOnce(new Error('no answer'));
  await fill('Noor', 'noor@post.example');
  expect(await screen.findByText('You are being matched already')).toBeInTheDocument();
  await fill('', '');
  expect(await screen.findByText('An error has occurred (teapot)')).toBeInTheDocument();
  await fill('', '');
  expect(await screen.findByText('An error has occurred')).toBeInTheDocument();
});

it('asks before unsaved work is left behind', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'N');
  await app.go('/blog');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(app.address()).toBe('/');
  await app.go('/blog');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Posts' });
});
