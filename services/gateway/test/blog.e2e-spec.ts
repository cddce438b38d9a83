import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import request from 'supertest';
import { CANDIDATE_URL, GatewayUnderTest } from './harness';

jest.setTimeout(30_000);

const picture = Buffer.from('iVBORw0KGgo=', 'base64');
const media = { formats: { small: { url: '/uploads/small.png', width: 500, height: 300, ext: '.png', hash: 'x' } } };
const entry = (slug: string, more: object = {}) => ({
  id: 7,
  title: `Post ${slug}`,
  slug,
  excerpt: 'In short',
  content: 'Text ![a map](/uploads/map.png) <script>alert(1)</script>',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  thumbnail: media,
  secret: 'internal note',
  ...more,
});
const wrapped = ({ id, thumbnail, ...attributes }: ReturnType<typeof entry>) => ({
  id,
  attributes: { ...attributes, thumbnail: { data: { id: 1, attributes: thumbnail } } },
});

/** Stands in for the content service; each test says what it answers. */
let answer: (url: URL, response: ServerResponse) => void;
let asked: { url: URL; authorization: string | undefined }[] = [];
const json = (body: unknown) => (_: URL, response: ServerResponse) => void response.end(JSON.stringify(body));
const standIn: Server = createServer((incoming: IncomingMessage, response) => {
  const url = new URL(incoming.url ?? '/', 'http://content');
  asked.push({ url, authorization: incoming.headers.authorization });
  answer(url, response);
});

let gateway: GatewayUnderTest;
const http = () => request(gateway.url);
const startWith = async (content: boolean) => {
  asked = [];
  const { port } = standIn.address() as AddressInfo;
  gateway = await GatewayUnderTest.start(content ? { CONTENT_URL: `http://127.0.0.1:${port}`, CONTENT_TOKEN: 'token-of-ours' } : {});
};

beforeAll(async () => new Promise<void>((done) => standIn.listen(0, '127.0.0.1', done)));
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});
afterEach(async () => gateway.stop());

describe('without a content service', () => {
  beforeEach(async () => startWith(false));

  it('gives nine articles of its own in both languages, newest first, each with a picture that is there', async () => {
    const english = (await http().get('/public/blog').expect(200)).body as BlogPost[];
    const dutch = (await http().get('/public/blog').set('accept-language', 'nl').expect(200)).body as BlogPost[];
    expect(english).toHaveLength(9);
    expect(dutch.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    expect(dutch.filter(({ title }, index) => title === english[index]?.title)).toEqual([]);
    const dates = english.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { thumbnail } of english) {
      const { headers } = await http()
        .get(thumbnail?.formats.small?.url ?? '')
        .expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
    }
    expect((await http().get('/public/blog?pageSize=2')).body).toHaveLength(2);
  });

  it('gives one of them by its slug, and 404 for any other', async () => {
    const { body } = await http().get('/public/blog/cv-tips').set('accept-language', 'nl').expect(200);
    expect(body).toMatchObject({ slug: 'cv-tips', title: expect.stringContaining('cv') as string });
    for (const slug of ['nothing', '..%2f..%2fpackage', '__proto__']) {
      const refused = await http().get(`/public/blog/${slug}`);
      expect([slug, refused.status, refused.body.detail]).toEqual([slug, 404, 'post_not_found']);
    }
    await http().get('/public/blog-pictures/..%2fpackage.svg').expect(404);
  });

  it('tells readers of feeds of them', async () => {
    const { text, headers } = await http().get('/public/blog/rss.xml?lang=nl').expect(200);
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(text).toContain(`${CANDIDATE_URL}/blog/cv-tips?lang=nl`);
    expect(text.match(/<item>/g)).toHaveLength(9);
  });
});

describe('with a content service', () => {
  beforeEach(async () => startWith(true));

  it.each([
    ['4', wrapped],
    ['5', (given: ReturnType<typeof entry>) => given],
  ])('asks for the nine latest with its token and reads release %s, nothing beyond what a post is', async (_, shaped) => {
    answer = json({ data: [shaped(entry('first'))] });
    const { body } = await http().get('/public/blog').expect(200);
    const [{ url, authorization } = { url: new URL('http://none'), authorization: '' }] = asked;
    expect([url.pathname, authorization]).toEqual(['/api/posts', 'Bearer token-of-ours']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: 'publishedAt:desc',
      'pagination[pageSize]': '9',
      populate: '*',
      locale: 'en',
    });
    expect(Object.keys((body as object[])[0] ?? {}).sort()).toEqual(
      ['content', 'createdAt', 'excerpt', 'id', 'slug', 'thumbnail', 'title', 'updatedAt'], // prettier-ignore
    );
  });

  it('asks once for many readers, and not again for a while', async () => {
    answer = json({ data: [entry('first')] });
    await Promise.all(Array.from({ length: 5 }, async () => http().get('/public/blog').expect(200)));
    answer = (_, response) => void response.writeHead(500).end();
    await http().get('/public/blog').expect(200);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, typeof answer]>([
    ['answers 500', (_, response) => void response.writeHead(500).end()],
    ['answers something that is no JSON', (_, response) => void response.end('<html>')],
    ['answers JSON that is no list', json({ data: 'posts' })],
    ['sends the token elsewhere', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs up', (_, response) => void response.destroy()],
    ['never answers', () => undefined],
  ])('says 502 in a few seconds when it %s, and does not make the next one wait', async (_, given) => {
    answer = given;
    const refused = await http().get('/public/blog');
    expect([refused.status, refused.body.detail]).toEqual([502, 'content_unavailable']);
    const since = Date.now();
    await http().get('/public/blog/other').expect(502);
    expect(Date.now() - since).toBeLessThan(2_000);
    expect(asked).toHaveLength(1);
  });

  it('leaves out what is no post and keeps the rest', async () => {
    answer = json({
      data: [null, 3, entry('../x'), { title: 'no slug' }, entry('odd', { thumbnail: 'junk', excerpt: null }), entry('good')],
    });
    const { body } = await http().get('/public/blog').expect(200);
    expect((body as BlogPost[]).map(({ slug, thumbnail }) => [slug, thumbnail !== null])).toEqual([
      ['odd', false],
      ['good', true],
    ]);
  });

  it('hands out its pictures itself, only those it named and only pictures', async () => {
    answer = json({ data: [entry('good', { content: '![x](javascript:alert(1)) ![y](/uploads/y.png)' })] });
    const { body } = await http().get('/public/blog/good').expect(200);
    const post = body as BlogPost;
    expect(post.content).not.toContain('javascript:');
    expect(post.content).toContain('](/api/public/blog-pictures?');
    const url = post.thumbnail?.formats.small?.url ?? '';
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    expect((await http().get(url).expect(200)).headers['content-type']).toBe('image/png');
    expect(asked.at(-1)?.authorization).toBeUndefined();
    await http().get(url.replace('small.png', 'other.png')).expect(404);
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
    await http().get(url).expect(404);
  });

  it('has nobody fetch pictures without end', async () => {
    const statuses = new Set<number>();
    // What comes before the gateway has found Redis, or while that is slow, it counts by itself: at most twice 300.
    for (let tries = 0; tries < 601 && !statuses.has(429); tries++)
      statuses.add((await http().get('/public/blog-pictures?url=http://x&signature=x')).status);
    expect([...statuses]).toEqual([404, 429]);
    expect(asked).toEqual([]);
  });

  it('says 404 for a slug it does not know', async () => {
    answer = json({ data: [] });
    const refused = await http().get('/public/blog/none');
    expect([refused.status, refused.body.detail]).toEqual([404, 'post_not_found']);
    expect(asked[0]?.url.searchParams.get('filters[slug][$eq]')).toBe('none');
  });
});
