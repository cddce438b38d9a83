import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitedWriter, NoTextFromModel, openAiWriter } from './openai-writer';
import { templateWriter, type WritingTask } from './writer';

const task: WritingTask = {
  kind: 'companySummary',
  language: 'en',
  tone: 'plain',
  facts: {
    name: 'Veldwerk',
    industry: null,
    size: null,
    city: 'Zwolle',
    foundedIn: null,
    website: null,
    description: null,
    vacancyTitles: [],
  },
};

type Answer = { status: number; text?: string; after?: number };
let server: Server;
let answers: Answer[];
let asked: { authorization: string | undefined; body: { model: string; messages: { content: string }[] } }[];

const writer = (over: { attempts?: number; milliseconds?: number; fetch?: typeof fetch } = {}) =>
  openAiWriter({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    apiKey: 'secret',
    model: 'small',
    wait: async () => undefined,
    ...over,
  });

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) as never });
      const { status, text = '', after = 0 } = answers.shift() ?? { status: 500 };
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { content: text } }] }));
      }, after);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('sends the facts and the rules, and answers the text', async () => {
  answers = [{ status: 200, text: 'Veldwerk is in Zwolle.' }];
  expect(await writer().write(task)).toBe('Veldwerk is in Zwolle.');
  expect(asked[0]).toMatchObject({ authorization: 'Bearer secret', body: { model: 'small' } });
  expect(asked[0]?.body.messages[0]?.content).toMatch(/English[\s\S]*only the facts/);
  expect(asked[0]?.body.messages[1]?.content).toContain('Zwolle');
});

it('tries again when the model is busy, and not when it refuses', async () => {
  answers = [{ status: 429 }, { status: 503 }, { status: 200, text: 'Fine.' }];
  expect(await writer().write(task)).toBe('Fine.');
  answers = [{ status: 401 }, { status: 200, text: 'Never asked.' }];
  await expect(writer().write(task)).rejects.toBeInstanceOf(NoTextFromModel);
  expect(asked).toHaveLength(4);
});

it('gives up on a model that never answers, after so many tries', async () => {
  let tries = 0;
  const silent: typeof fetch = async (_, init) => {
    tries++;
    return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  };
  await expect(writer({ milliseconds: 5, attempts: 2, fetch: silent }).write(task)).rejects.toThrow('TimeoutError');
  expect(tries).toBe(2);
});

describe('with a limit', () => {
  const limited = (isLeft: boolean) => limitedWriter(writer({ attempts: 1 }), templateWriter, async () => isLeft);

  it('uses the model while there is something left', async () => {
    answers = [{ status: 200, text: 'Veldwerk is in Zwolle.' }];
    expect(await limited(true).write(task)).toBe('Veldwerk is in Zwolle.');
  });

  it.each([
    ['nothing is left', false, [{ status: 200, text: 'Veldwerk is in Zwolle.' }]],
    ['the model is away', true, [{ status: 500 }]],
    ['the model makes something up', true, [{ status: 200, text: 'Veldwerk has 900 people.' }]],
  ])('composes the text itself when %s', async (_, isLeft, given) => {
    answers = given;
    expect(await limited(isLeft).write(task)).toBe(await templateWriter.write(task));
  });
});
