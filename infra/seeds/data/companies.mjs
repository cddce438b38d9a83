// @ts-check
// Invented companies. Their ids are fixed, so that seeding twice changes nothing. The texts are in the language of the house.

/**
 * @typedef {object} DemoCompany
 * @property {string} id
 * @property {string} name
 * @property {string} industry
 * @property {string} size
 * @property {string} city
 * @property {string} founded
 * @property {string} phone
 * @property {string} website
 * @property {{ accountId: string, firstName: string, lastName: string }} contact Who answers applicants.
 * @property {{ paper: string, ink: string, mark: string }} logo Two colours, and the mark as SVG on 64 by 64.
 * @property {string} summary
 */

const idOf = (/** @type {'5a' | '5e'} */ kind, /** @type {number} */ n) => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/**
 * @param {number} n
 * @param {Omit<DemoCompany, 'id' | 'contact' | 'website'> & { contact: [string, string], site: string }} facts
 * @returns {DemoCompany}
 */
const company = (n, { contact: [firstName, lastName], site, ...facts }) => ({
  ...facts,
  id: idOf('5a', n),
  website: `https://${site}.example`,
  contact: { accountId: idOf('5e', n), firstName, lastName },
});

/**
 * A logo as SVG, so many pixels wide.
 * @param {DemoCompany['logo']} logo
 * @param {number} size
 */
export const drawLogo = ({ paper, ink, mark }, size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" rx="12" fill="${paper}"/><g color="${ink}">${mark}</g></svg>`;

/** The company of the demo's employer. */
export const demoCompany = 'works';

export const companies = {
  care: company(1, {
    name: 'Zorgpad',
    industry: 'healthcare-medical',
    size: 'LARGE',
    city: 'Zwolle',
    founded: '1998-04-01',
    phone: '+31 38 5550100',
    site: 'zorgpad',
    contact: ['Hanneke', 'Wolters'],
    logo: {
      paper: '#0f766e',
      ink: '#f0fdfa',
      mark: '<path d="M14 46c10 0 8-28 18-28s8 28 18 28" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nZorgpad is een zorgorganisatie in het oosten van Nederland: twee klinieken, wijkverpleging en een eigen school voor zorgverleners.\n\n## Wat we doen\n\nWe helpen mensen thuis te blijven zolang zij dat willen, en dichtbij als het niet meer gaat.\n\n## Onze cultuur\n\nTeams maken hun eigen rooster. Niemand werkt meer dan twee weekenden achter elkaar.',
  }),
  works: company(2, {
    name: 'Waterkant Energie',
    industry: 'energy-utilities',
    size: 'MEDIUM',
    city: 'Rotterdam',
    founded: '2009-09-15',
    phone: '+31 10 5550200',
    site: 'waterkant',
    contact: ['Femke', 'Roos'],
    logo: {
      paper: '#1d4ed8',
      ink: '#eff6ff',
      mark: '<path d="M10 26c7-8 15-8 22 0s15 8 22 0M10 42c7-8 15-8 22 0s15 8 22 0" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
    },
    summary:
      '## About\n\nWaterkant heats homes with water from the river. 180 people, half of them in vans, half of them behind screens.\n\n## What we do\n\nHeat networks, pumps, and the software that keeps both steady.\n\n## Our culture\n\nWe measure before we argue. Fridays end at three.',
  }),
  trade: company(3, {
    name: 'Halte',
    industry: 'logistics',
    size: 'SCALEUP',
    city: 'Eindhoven',
    founded: '2016-01-20',
    phone: '+31 40 5550300',
    site: 'halte',
    contact: ['Bram', 'Verhagen'],
    logo: {
      paper: '#f59e0b',
      ink: '#1c1917',
      mark: '<path d="M20 12v40M20 16h26l-8 9 8 9H20" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
    },
    summary:
      '## About\n\nHalte brings parcels to pick-up points in shops and stations, and runs forty of those shops itself.\n\n## What we do\n\nWarehouses, routes, shops and the offices behind them.\n\n## Our culture\n\nQuick, friendly, and open about mistakes.',
  }),
  river: company(4, {
    name: 'Huis aan de Vecht',
    industry: 'healthcare-medical',
    size: 'MEDIUM',
    city: 'Utrecht',
    founded: '1974-06-01',
    phone: '+31 30 5550400',
    site: 'huisaandevecht',
    contact: ['Ilse', 'Terpstra'],
    logo: {
      paper: '#be185d',
      ink: '#fdf2f8',
      mark: '<path d="M12 32 32 14l20 18M20 28v22h24V28" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nVier kleine woonhuizen voor ouderen langs de Vecht, met een tuin die van iedereen is.\n\n## Wat we doen\n\nWonen, zorg en revalidatie voor 180 bewoners, en thuiszorg in de straten eromheen.\n\n## Onze cultuur\n\nEerst luisteren, dan zorgen. De koffie staat klaar, ook voor wie dienst heeft.',
  }),
  studio: company(5, {
    name: 'Studio Meridiaan',
    industry: 'software-it',
    size: 'SMALL',
    city: 'Amsterdam',
    founded: '2014-02-10',
    phone: '+31 20 5550500',
    site: 'meridiaan',
    contact: ['Yara', 'Hoekstra'],
    logo: {
      paper: '#111827',
      ink: '#a7f3d0',
      mark: '<circle cx="32" cy="32" r="19" fill="none" stroke="currentColor" stroke-width="6"/><path d="M32 10v44M13 32h38" stroke="currentColor" stroke-width="4"/>',
    },
    summary:
      '## About\n\nForty people who make software for museums, libraries and theatres.\n\n## What we do\n\nTicketing, collections on line, and the plumbing in between. Most of it is open source.\n\n## Our culture\n\nSmall teams, long projects, and a demo every other Thursday with the people who use it.',
  }),
  roof: company(6, {
    name: 'Dakwerkers Noord',
    industry: 'sustainability',
    size: 'SMALL',
    city: 'Groningen',
    founded: '2011-03-21',
    phone: '+31 50 5550600',
    site: 'dakwerkersnoord',
    contact: ['Jelle', 'Dijkstra'],
    logo: {
      paper: '#15803d',
      ink: '#f0fdf4',
      mark: '<path d="m10 44 22-24 22 24z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/><circle cx="46" cy="16" r="6" fill="currentColor"/>',
    },
    summary:
      '## Over ons\n\nWij leggen zonnepanelen en warmtepompen in Groningen, Drenthe en Friesland. Met veertien bussen en één planning.\n\n## Wat we doen\n\nVan de eerste meting op het dak tot de laatste groep in de meterkast.\n\n## Onze cultuur\n\nNuchter. Regent het te hard, dan gaan we naar binnen.',
  }),
  build: company(7, {
    name: 'Bouwgroep Vesting',
    industry: 'construction-engineering',
    size: 'MEDIUM',
    city: 'Amersfoort',
    founded: '1962-05-07',
    phone: '+31 33 5550700',
    site: 'vesting',
    contact: ['Ronald', 'Kamphuis'],
    logo: {
      paper: '#b45309',
      ink: '#fffbeb',
      mark: '<path d="M12 22h12v-8h16v8h12v28H12zM26 50V38h12v12" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>',
    },
    summary:
      '## Over ons\n\nVesting bouwt en herstelt huizen, scholen en soms een kerktoren. Familiebedrijf, derde generatie.\n\n## Wat we doen\n\nNieuwbouw in hout, renovatie in alles wat er stond.\n\n## Onze cultuur\n\nVakwerk mag tijd kosten. Wie leert, staat naast iemand die het kan.',
  }),
  quay: company(8, {
    name: 'Kade Logistiek',
    industry: 'transportation-logistics',
    size: 'LARGE',
    city: 'Tilburg',
    founded: '1989-10-02',
    phone: '+31 13 5550800',
    site: 'kadelogistiek',
    contact: ['Sandra', 'Maas'],
    logo: {
      paper: '#7c2d12',
      ink: '#ffedd5',
      mark: '<path d="M12 44h40M16 44V24h14v20M34 44V14h14v30" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nKade slaat op, pakt in en rijdt uit, voor fabrieken in heel Zuid-Nederland.\n\n## Wat we doen\n\nDrie magazijnen, negentig wagens, en een planning die dag en nacht meedenkt.\n\n## Onze cultuur\n\nVeilig gaat voor snel. Nieuwe collega’s lopen twee weken mee voordat ze alleen op pad gaan.',
  }),
  table: company(9, {
    name: 'Tafel & Tuin',
    industry: 'hospitality-tourism',
    size: 'SCALEUP',
    city: 'Breda',
    founded: '2018-04-30',
    phone: '+31 76 5550900',
    site: 'tafelentuin',
    contact: ['Chantal', 'de Rooij'],
    logo: {
      paper: '#4d7c0f',
      ink: '#f7fee7',
      mark: '<path d="M32 52V26M32 26c-12 0-16-6-16-14 10 0 16 5 16 14zm0 0c12 0 16-6 16-14-10 0-16 5-16 14z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nNegen restaurants met een moestuin, en negen winkels die verkopen wat daar groeit.\n\n## Wat we doen\n\nLunch, diner, groente van het land, en workshops voor wie het zelf wil leren.\n\n## Onze cultuur\n\nRoosters vier weken vooruit, fooien eerlijk gedeeld, en op maandag dicht.',
  }),
  town: company(10, {
    name: 'Gemeente Lindehaven',
    industry: 'other',
    size: 'LARGE',
    city: 'Deventer',
    founded: '1999-01-01',
    phone: '+31 570 555100',
    site: 'lindehaven',
    contact: ['Marieke', 'Oldenhof'],
    logo: {
      paper: '#0369a1',
      ink: '#f0f9ff',
      mark: '<path d="M12 18h40v16c0 12-10 18-20 22-10-4-20-10-20-22z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="M22 34h20" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nLindehaven is een gemeente met 62.000 inwoners, een haven en drie dorpen.\n\n## Wat we doen\n\nVan paspoort tot plantsoen. 540 collega’s werken aan een plek waar mensen graag wonen.\n\n## Onze cultuur\n\nWe bellen terug. Thuiswerken mag, en op woensdag zien we elkaar.',
  }),
  school: company(11, {
    name: 'Scholengroep De Brug',
    industry: 'education',
    size: 'MEDIUM',
    city: 'Arnhem',
    founded: '2003-08-01',
    phone: '+31 26 5551100',
    site: 'debrug',
    contact: ['Peter', 'van Zanten'],
    logo: {
      paper: '#6d28d9',
      ink: '#f5f3ff',
      mark: '<path d="M10 44h44M14 44c0-24 36-24 36 0M32 26v18M22 30v14M42 30v14" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
    },
    summary:
      '## Over ons\n\nElf basisscholen en een praktijkschool aan weerszijden van de Rijn.\n\n## Wat we doen\n\nOnderwijs aan 3.400 kinderen, in klassen van gemiddeld 22.\n\n## Onze cultuur\n\nElke starter heeft een vaste begeleider. Vergaderen doen we staand.',
  }),
  anchor: company(12, {
    name: 'Anker Verzekeringen',
    industry: 'insurance',
    size: 'ENTERPRISE',
    city: 'Den Haag',
    founded: '1951-11-12',
    phone: '+31 70 5551200',
    site: 'anker',
    contact: ['Esther', 'Blom'],
    logo: {
      paper: '#312e81',
      ink: '#e0e7ff',
      mark: '<path d="M32 20v34M20 28h24M12 38c2 10 10 16 20 16s18-6 20-16" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="14" r="6" fill="none" stroke="currentColor" stroke-width="5"/>',
    },
    summary:
      '## About\n\nAnker insures homes, bicycles and small companies. Our members own us; there are no shareholders.\n\n## What we do\n\nWe pay what we promised, mostly within two days, and explain it when we do not.\n\n## Our culture\n\nPlain words, 34 hours a week as a full job, and an office you may but need not come to.',
  }),
};
