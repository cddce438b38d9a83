import { FileAnswers } from './file-answers';

const sent = async (fileName: string, contentType = 'application/pdf') => {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, value: unknown) => ((headers[name] = value), reply), send: () => reply };
  await new FileAnswers({} as never).send({ fileName, contentType, text: 'x' }, reply as never);
  return headers;
};

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['a";\r\nset-cookie: b.pdf', 'a%22%3B%0D%0Aset-cookie%3A%20b.pdf'],
  ["it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
  ['名.pdf', '%E5%90%8D.pdf'],
])('names a file so that no name can end its header: %j', async (name, encoded) => {
  expect((await sent(name))['content-disposition']).toBe(`attachment; filename*=UTF-8''${encoded}`);
});

it('hands out what a browser could run as a download without rights', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'application/pdf'])
    expect(await sent('x', type)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/) as string,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
});
