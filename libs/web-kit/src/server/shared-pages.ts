import { blogEndpoints, pictureOf } from '../blog/blog.api';
import { companyEndpoints } from '../company/company.api';
import { config } from '../app/config';
import { homeEndpoints } from '../home/home.api';
import { policyEndpoints, type PolicyName } from '../policies/policy.api';
import { readCompanySummary } from '@tandem/domain/company-summary';
import { vacancyEndpoints } from '../vacancy/vacancy.api';
import { plainText } from './plain-text';
import { Unavailable, type Described, type PublicPage, type Visit } from './public-page';
import { blogPosting, breadcrumbs, companyOrganization, publicFile, siteOrganization } from './structured-data';
import { describeVacancy } from './vacancy-page';

const missing = (t: Visit['t'], id: 'company.not_found' | 'not_found.title'): Described => ({
  title: t(id),
  description: t('not_found.text'),
  status: 404,
});

const home: PublicPage = {
  path: '/',
  module: 'home/home-page',
  describe: async ({ t, askIfAny }) => {
    await askIfAny(homeEndpoints.statistics.initiate());
    const side = config().app === 'employer' ? 'employer' : 'candidate';
    return {
      title: t('home.title'),
      shareTitle: `${config().product}: ${t(`seo.home.${side}`)}`,
      description: t(`home.lead.${side}`),
      structured: [siteOrganization()],
    };
  },
};

const company: PublicPage = {
  path: '/companies/:companyId',
  module: 'company/company-page',
  describe: async ({ params: { companyId = '' }, t, ask, askIfAny }) => {
    const [found] = await Promise.all([
      ask(companyEndpoints.publicCompany.initiate({ params: { id: companyId } })),
      askIfAny(vacancyEndpoints.companyVacancies.initiate({ params: { employerId: companyId } })),
    ]);
    if (!found) return missing(t, 'company.not_found');
    const summary = found.summaryUrl ? await askIfAny(companyEndpoints.fileText.initiate(found.summaryUrl)) : null;
    const path = `/companies/${found.id}`;
    return {
      title: found.companyName,
      description: plainText(readCompanySummary(summary ?? '').about) || t('seo.company', { company: found.companyName }),
      home: { path },
      structured: [
        companyOrganization(found),
        breadcrumbs([
          { name: t('home.title'), path: '/' },
          { name: found.companyName, path },
        ]),
      ],
    };
  },
};

const vacancy: PublicPage = {
  path: '/vacancies/:vacancyId',
  module: 'vacancy/public-vacancy-page',
  describe: describeVacancy,
};

const blog: PublicPage = {
  path: '/blog',
  module: 'blog/blog-page',
  describe: async ({ t, ask }) => {
    await ask(blogEndpoints.blogPosts.initiate());
    return { title: t('nav.blog'), description: t('blog.intro'), home: { path: '/blog' }, structured: [siteOrganization()] };
  },
};

const guide: PublicPage = {
  path: '/blog/linkedin-resume',
  module: 'blog/linkedin-guide-page',
  describe: async ({ t }) => ({
    title: t('nav.linkedin_resume'),
    shareTitle: t('linkedin_guide.title'),
    description: t('linkedin_guide.intro'),
    home: { path: '/blog/linkedin-resume' },
    kind: 'article',
  }),
};

const post: PublicPage = {
  path: '/blog/:slug',
  module: 'blog/post-page',
  describe: async ({ params: { slug = '' }, language, t, ask }) => {
    const found = await ask(blogEndpoints.blogPost.initiate({ params: { slug } }));
    if (!found) return missing(t, 'not_found.title');
    const path = `/blog/${encodeURIComponent(found.slug)}`;
    const picture = pictureOf(found, ['large', 'medium', 'small', 'thumbnail'])?.url;
    return {
      title: found.title,
      description: found.excerpt ?? plainText(found.content),
      home: { path },
      kind: 'article',
      picture: `/pictures/posts/${encodeURIComponent(found.slug)}.png`,
      structured: [
        blogPosting(found, picture && publicFile(picture), language),
        breadcrumbs([
          { name: t('nav.blog'), path: '/blog' },
          { name: found.title, path },
        ]),
      ],
    };
  },
};

const refer: PublicPage = {
  path: '/refer',
  module: 'refer/refer-page',
  unlessAsked: ['email'],
  describe: async ({ t }) =>
    config().app === 'employer'
      ? { title: t('refer.title_employer'), description: t('refer.text_employer') }
      : { title: t('nav.refer'), description: t('refer.text') },
};

type Legal = {
  path: string;
  module: string;
  name: () => PolicyName;
  title: 'nav.terms' | 'privacy.title' | 'nav.cookies' | 'nav.accessibility';
  isOwn?: boolean;
};

// A text of this app's own is at home here, one that both have with the candidates.
const legal = ({ path, module, name, title, isOwn }: Legal): PublicPage => ({
  path,
  module,
  describe: async ({ language, t, ask }) => {
    const text = await ask(policyEndpoints.policy.initiate({ name: name(), language }));
    if (!text) throw new Unavailable(`No text of ${name()}`);
    return {
      title: t(title),
      description: plainText(text).replaceAll('{product}', config().product),
      ...(!isOwn && { home: { path } }),
    };
  },
});

/** The pages of both apps that the server draws. The first that fits counts. */
export const sharedPages: readonly PublicPage[] = [
  home,
  company,
  vacancy,
  blog,
  guide,
  post,
  refer,
  legal({ path: '/terms-and-conditions', module: 'policies/terms-page', name: () => 'terms', title: 'nav.terms' }),
  legal({ path: '/cookie-policy', module: 'policies/cookie-page', name: () => 'cookie', title: 'nav.cookies' }),
  legal({ path: '/accessibility', module: 'policies/accessibility-page', name: () => 'accessibility', title: 'nav.accessibility' }),
  legal({
    path: '/privacy',
    module: 'policies/privacy-page',
    name: () => (config().app === 'employer' ? 'privacy-employer' : 'privacy-candidate'),
    title: 'privacy.title',
    isOwn: true,
  }),
];
