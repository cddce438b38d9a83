import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { page } from '../app/page';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { apiErrorOf } from './api-error';
import { useCodeText, useErrorText } from './errors';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

it.each([
  ['a code with a text says the text', 'field_required', 'Please fill this in'],
  ['a code without one says that something went wrong, and which', 'teapot_cracked', 'An error has occurred (teapot_cracked)'],
  ['a sentence of the server is said as it is', 'The teapot is cracked.', 'The teapot is cracked.'],
])('%s', async (_, detail, said) => {
  const Page = () => {
    const errorText = useErrorText();
    const codeText = useCodeText();
    return <p>{[errorText({ status: 400, detail }), codeText(detail)].join(' / ')}</p>;
  };
  app = renderApp(new FakeGateway(), { pages: [page('/', { everyone: async () => ({ default: Page }) })], at: '/' });
  expect(await screen.findByText(`${said} / ${said}`)).toBeInTheDocument();
});

it('names the number of a failure nobody foresaw, for whoever asks about it', async () => {
  const [id, fail] = ['4bf92f3577b34da6a3ce929d0e0e4736', new FakeGateway()];
  fail.raw('GET', '/broken', () => ({ status: 500, body: { detail: 'internal_error', errorId: id }, type: 'application/problem+json' }));
  const Page = () => {
    const [error, setError] = useState<unknown>();
    const errorText = useErrorText();
    useEffect(() => void fetch('/api/broken').then(apiErrorOf).then(setError), []);
    return <p>{error ? errorText(error) : ''}</p>;
  };
  app = renderApp(fail, { pages: [page('/', { everyone: async () => ({ default: Page }) })], at: '/' });
  const said = `Something went wrong on our side. Please try again. If you ask us about it, give us this number: ${id}`;
  expect(await screen.findByText(said)).toBeInTheDocument();
});

it.each([
  [undefined, 'Please wait a minute and try again.'],
  [20, 'Please wait a minute and try again.'],
  [3_300, 'Please try again in 55 minutes.'],
  [80_000, 'Please try again in 23 hours.'],
])('says to whoever does something too often how long to wait (%s s)', async (retryAfter, said) => {
  const Page = () => <p>{useErrorText()({ status: 429, detail: 'too_many_requests', retryAfter })}</p>;
  app = renderApp(new FakeGateway(), { pages: [page('/', { everyone: async () => ({ default: Page }) })], at: '/' });
  expect(await screen.findByText(`That was a bit much. ${said}`)).toBeInTheDocument();
});
