import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answered, fetchForCrawler, hour, textOf } from './crawler-answers';
import type { Fetch } from './fetch-for';
import type { PageOptions } from './pages';
import { drawPicture, type PictureWords } from './picture';
import { sendProblem } from './problem';
import { NoAnswer } from './site-map';

const most = 300;

type Kind = { path: string; words: (answer: Record<string, unknown>) => PictureWords };

const kinds: Record<string, Kind> = {
  vacancies: {
    path: '/api/vacancies/',
    words: ({ title, employer, address }) => {
      const { companyName, address: seat } = (employer ?? {}) as { companyName?: string; address?: { city?: string } | null };
      const city = textOf((address as { city?: string } | null)?.city) || textOf(seat?.city);
      return { title: textOf(title), lines: [[companyName, city].filter(Boolean).join(', ')] };
    },
  },
  posts: { path: '/api/public/blog/', words: ({ title, excerpt }) => ({ title: textOf(title), lines: [textOf(excerpt)] }) },
};

const wordsOf = async (fetch: Fetch, kind: Kind, id: string): Promise<PictureWords | null> => {
  const answer = await fetch(kind.path + encodeURIComponent(id)).catch((error: unknown) => {
    throw new NoAnswer(String(error));
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new NoAnswer(`${answer.status}`);
  return kind.words((await answer.json()) as Record<string, unknown>);
};

/** Pictures as they were drawn, the latest asked for. */
const keepingPictures = (look: Parameters<typeof drawPicture>[1]) => {
  const pictures = new Map<string, Promise<Buffer>>();
  return (words: PictureWords): Promise<Buffer> => {
    const key = JSON.stringify(words);
    const picture = pictures.get(key) ?? drawPicture(words, look);
    pictures.delete(key);
    pictures.set(key, picture);
    picture.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size > most && oldest !== undefined) pictures.delete(oldest);
    return picture;
  };
};

/** The pictures that other sites show beside a link to a page. */
export const servePictures = (server: FastifyInstance, options: PageOptions): void => {
  const product = textOf((options.publicConfig as { product?: unknown }).product) || 'Tandem';
  const kept = keepingPictures({ product, app: options.app });
  const send = async (reply: FastifyReply, words: PictureWords) =>
    reply
      .headers({ 'cache-control': hour, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(await kept(words));
  server.get('/pictures/page.png', async (_, reply) => send(reply, { title: product, lines: [] }));
  server.get<{ Params: { kind: string; id: string } }>('/pictures/:kind/:id(^[^/.]+).png', async (request, reply) =>
    answered(reply, async () => {
      const { kind: name, id } = request.params;
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      const words = kind ? await wordsOf(fetchForCrawler(request as FastifyRequest, options), kind, id) : null;
      return words ? send(reply, words) : sendProblem(reply, 404, 'not_found');
    }),
  );
};
