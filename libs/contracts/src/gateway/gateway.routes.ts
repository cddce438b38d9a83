import { routes } from '../route';

/** What the gateway answers itself, without a service behind it. */
export const gatewayRoutes = routes({
  openApi: { subject: 'gateway.openApi', method: 'GET', path: '/openapi.json', access: 'anonymous' },
  translations: { subject: 'gateway.translations', method: 'GET', path: '/public/{language}.json', access: 'anonymous' },
  refreshTranslations: { subject: 'gateway.refreshTranslations', method: 'GET', path: '/admin/refresh-translations', access: 'apiKey' },
  file: { subject: 'gateway.file', method: 'GET', path: '/files/{key}', access: 'anonymous' },
  live: { subject: 'gateway.live', method: 'GET', path: '/health/live', access: 'anonymous' },
  ready: { subject: 'gateway.ready', method: 'GET', path: '/health/ready', access: 'anonymous' },
  blogPosts: { subject: 'gateway.blogPosts', method: 'GET', path: '/public/blog', access: 'anonymous' },
  blogPost: { subject: 'gateway.blogPost', method: 'GET', path: '/public/blog/{slug}', access: 'anonymous' },
});
