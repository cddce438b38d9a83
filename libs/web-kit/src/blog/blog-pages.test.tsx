import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { gatewayCalls } from '@tandem/contracts/gateway/gateway';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicPages } from '../app/shared-routes';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const aPost = (slug: string, more: Partial<BlogPost> = {}): BlogPost => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  excerpt: `${slug} in short`,
  thumbnail: { formats: { medium: { url: `/public/blog-pictures/${slug}.svg`, width: 750, height: 422, ext: '.svg' } } },
  content: 'One.\n\n## A part\n\nTwo.',
  createdAt: '2026-10-05T12:00:00.000Z',
  updatedAt: '2026-10-05T12:00:00.000Z',
  ...more,
});

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at: string) => {
  app = renderApp(gateway, { pages: [...publicPages], at, config: { hasSession: false } });
};
beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => cleanBrowser(app.store));

it('shows at most nine posts as cards that lead to them', async () => {
  gateway.on<typeof gatewayCalls.blogPosts>(
    gatewayCalls.blogPosts.route,
    Array.from({ length: 10 }, (_, index) => aPost(`post-${index}`)),
  );
  start('/blog');
  const card = await screen.findByRole('link', { name: /About post-0/ });
  expect(card).toHaveAttribute('href', '/blog/post-0');
  expect(within(card).getByText('05-10-2026')).toBeInTheDocument();
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/public/blog-pictures/post-0.svg');
  expect(screen.getAllByRole('link', { name: /About post-/ })).toHaveLength(9);
});

it('leads from the old address to the blog, and says when there is nothing yet', async () => {
  gateway.on<typeof gatewayCalls.blogPosts>(gatewayCalls.blogPosts.route, []);
  start('/blogs');
  expect(await screen.findByRole('heading', { name: 'There are no articles yet' })).toBeInTheDocument();
});

it('stands when the content service does not, says so and tries again', async () => {
  gateway.on<typeof gatewayCalls.blogPosts>(gatewayCalls.blogPosts.route, fails(502, 'content_unavailable'));
  start('/blog');
  expect(await screen.findByRole('alert')).toHaveTextContent('The articles cannot be reached at the moment');
  expect(screen.getByRole('link', { name: /Turn your LinkedIn profile/ })).toBeInTheDocument();
  gateway.on<typeof gatewayCalls.blogPosts>(gatewayCalls.blogPosts.route, [aPost('cv')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /About cv/ })).toBeInTheDocument();
});

it('shows a post with its title in the window, and nothing of it runs', async () => {
  const content =
    'Good text.\n\n<script>globalThis.ran = 1</script><img src=x onerror="globalThis.ran = 1">\n\n[tempting](javascript:alert(1))';
  gateway.on<typeof gatewayCalls.blogPost>(gatewayCalls.blogPost.route, aPost('cv', { content }));
  start('/blog/cv');
  expect(await screen.findByText('Good text.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'About cv' })).toBeInTheDocument();
  expect(document.title).toBe('About cv - Tandem');
  expect(document.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Back to the blog' })[0]).toHaveAttribute('href', '/blog');
});

it('answers an unknown slug with the page for what is not found', async () => {
  gateway.on<typeof gatewayCalls.blogPost>(gatewayCalls.blogPost.route, fails(404, 'post_not_found'));
  start('/blog/none');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

it('explains in five steps how a LinkedIn profile becomes a resume, without asking for a post', async () => {
  start('/blog/linkedin-resume');
  const guide = within(await screen.findByRole('main'));
  expect(await guide.findAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Open the resume builder' })).toHaveAttribute('href', '/resume');
  expect(gateway.calls.filter((each) => each.includes('/public/blog'))).toEqual([]);
});
