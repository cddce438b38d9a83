/** An invented vacancy in both languages, and ways to write one down. */
export interface Posting {
  language: 'nl' | 'en';
  title: string;
  company: string;
  city: string;
  intro: string;
  terms: string;
  parts: readonly { heading: string; items: readonly string[] }[];
}

export const dutch: Posting = {
  language: 'nl',
  title: 'Teamleider logistiek',
  company: 'Van Dalen Groothandel',
  city: 'Tiel',
  intro: 'Van Dalen Groothandel zoekt een teamleider logistiek in Tiel. Wij leveren elke nacht aan achthonderd winkels in het hele land.',
  terms: '32 tot 40 uur per week',
  parts: [
    {
      heading: 'Wat ga je doen?',
      items: ['Je plant het werk van twaalf collega’s', 'Je bewaakt de kwaliteit in het magazijn', 'Je leidt nieuwe medewerkers op'],
    },
    {
      heading: 'Wat vragen wij?',
      items: [
        'Mbo-diploma logistiek, niveau 4',
        'Minimaal drie jaar ervaring in een magazijn',
        'Ervaring met een WMS',
        'Je spreekt goed Nederlands',
        'Kennis van Duits is een pré',
      ],
    },
    {
      heading: 'Wat bieden wij?',
      items: [
        'Een salaris van € 2.950 tot € 3.600 bruto per maand',
        'Een contract voor onbepaalde tijd',
        '27 vakantiedagen',
        'Reiskostenvergoeding',
      ],
    },
  ],
};

export const english: Posting = {
  language: 'en',
  title: 'Data Analyst',
  company: 'Oakfield Insights',
  city: 'Rotterdam',
  intro:
    'Oakfield Insights is looking for a data analyst in Rotterdam. You will join a small team that works for museums all over the country.',
  terms: '36 hours per week, hybrid',
  parts: [
    {
      heading: 'Your responsibilities',
      items: ['Build dashboards for our clients', 'Explain numbers to people who fear them', 'Keep our data clean'],
    },
    {
      heading: 'Requirements',
      items: ['A bachelor’s degree in statistics', 'At least 2 years of experience with SQL', 'Knowledge of Python', 'Fluent in English'],
    },
    { heading: 'We offer', items: ['€ 3,800 - € 4,600 gross per month', 'A permanent contract', 'Pension scheme', '26 days of holiday'] },
  ],
};

export const asText = ({ title, company, city, intro, terms, parts }: Posting, mark = '- '): string =>
  [
    title,
    `${company}, ${city}`,
    terms,
    '',
    intro,
    '',
    ...parts.flatMap(({ heading, items }) => [heading, ...items.map((item) => `${mark}${item}`), '']),
  ].join('\n');

const listed = ({ parts }: Posting, tag: 'h2' | 'strong'): string =>
  parts
    .map(
      ({ heading, items }) =>
        `<${tag === 'h2' ? 'h2' : 'p><strong'}>${heading}</${tag === 'h2' ? 'h2' : 'strong></p'}><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('');

const around = (title: string, head: string, body: string): string => `<!doctype html><html><head><title>${title}</title>${head}
  <script>var noise = "€ 9.999 per maand";</script><style>.x{}</style></head><body><header><a href="/">Home</a></header>
  <nav><ul><li>Vacatures</li><li>Over ons</li></ul></nav>${body}
  <aside class="related-jobs"><h3>Vergelijkbare vacatures</h3><ul><li>Directeur in Maastricht, € 9.000 per maand</li></ul></aside>
  <div id="cookie-consent"><p>Wij plaatsen cookies om u 24 uur per week te volgen.</p></div><footer>Postbus 1, 1000 AA Amsterdam</footer></body></html>`;

export const asPage = (posting: Posting, tag: 'h2' | 'strong' = 'h2'): string =>
  around(
    `${posting.title} - ${posting.company}`,
    '',
    `<main><h1>${posting.title} (m/v/x)</h1><p>${posting.company} | ${posting.city} | ${posting.terms}</p><p>${posting.intro}</p>${listed(posting, tag)}</main>`,
  );

export const asLinkedData = (posting: Posting, over: object = {}): string => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList' },
      {
        '@type': ['JobPosting'],
        title: posting.title,
        hiringOrganization: { '@type': 'Organization', name: posting.company },
        jobLocation: [{ '@type': 'Place', address: { addressLocality: posting.city, addressCountry: 'NL' } }],
        employmentType: "['FULL_TIME', 'PART_TIME']",
        description: 'Kort',
        ...over,
      },
    ],
  };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return around(
    posting.title,
    head,
    `<article><h1>${posting.title}</h1><p>${posting.terms}</p><p>${posting.intro}</p>${listed(posting, 'h2')}</article>`,
  );
};

export const asMicrodata = (posting: Posting): string =>
  around(
    'Job',
    '',
    `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">${posting.title}</h1>
    <span itemprop="hiringOrganization" itemscope><span itemprop="name">${posting.company}</span></span>
    <span itemprop="jobLocation"><span itemprop="addressLocality">${posting.city}</span></span>
    <p>${posting.terms}</p><div itemprop="description"><p>${posting.intro}</p>${listed(posting, 'strong')}</div></div>`,
  );
