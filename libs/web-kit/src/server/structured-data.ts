import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import type { PublicCompany } from '@tandem/contracts/entities/company';
import { fileUrl } from '../session/account-name';
import { config } from '../app/config';
import type { Language } from '../browser/storage';

const context = 'https://schema.org';

/** An address of the candidates' app, where what both apps show is at home. */
export const addressAt = (path: string): string => `${config().urls.candidate}${path}`;

/** A stored file as others can load it. */
export const publicFile = (path: string): string => (/^https?:/.test(path) ? path : addressAt(fileUrl(path)));

/** Who is behind the product. */
export const siteOrganization = () => ({ '@context': context, '@type': 'Organization', name: config().product, url: addressAt('/') });

/** The way to a page from the start. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: addressAt(path) })),
});

/** A company as its page tells it. */
export const companyOrganization = ({ id, companyName, address, logoUrl, websites, foundingDate }: PublicCompany) => ({
  '@context': context,
  '@type': 'Organization',
  name: companyName,
  url: websites.home ?? addressAt(`/companies/${id}`),
  ...(logoUrl && { logo: publicFile(logoUrl) }),
  ...(foundingDate && { foundingDate: foundingDate.slice(0, 10) }),
  ...(address?.city && {
    address: { '@type': 'PostalAddress', addressLocality: address.city, ...(address.country && { addressCountry: address.country }) },
  }),
});

/** An article of the blog. */
export const blogPosting = (post: BlogPost, picture: string | undefined, language: Language) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: post.title,
  ...(post.excerpt && { description: post.excerpt }),
  ...(picture && { image: picture }),
  inLanguage: language,
  datePublished: post.createdAt,
  dateModified: post.updatedAt,
  mainEntityOfPage: addressAt(`/blog/${post.slug}`),
  author: { '@type': 'Organization', name: config().product, url: addressAt('/') },
  publisher: { '@type': 'Organization', name: config().product, url: addressAt('/') },
});
