// @ts-check
// Invented companies. Their ids are fixed, so that seeding twice changes nothing.

/** @typedef {{ id: string, name: string, industry: string, size: string, city: string, founded: string, phone: string, website: string, summary: string }} DemoCompany */

/** @type {Record<'care' | 'works' | 'trade', DemoCompany>} */
export const companies = {
  care: {
    id: '5a000000-0000-4000-8000-000000000001',
    name: 'Zorgpad',
    industry: 'healthcare-medical',
    size: 'LARGE',
    city: 'Zwolle',
    founded: '1998-04-01',
    phone: '+31 38 5550100',
    website: 'https://zorgpad.example',
    summary:
      '## About\n\nZorgpad is a care organisation in the east of the Netherlands: two clinics, district nursing and a school for care assistants.\n\n## What we do\n\nWe help people to stay at home for as long as they wish, and close by when that no longer works.\n\n## Our culture\n\nTeams make their own rosters. Nobody works more than two weekends in a row.',
  },
  works: {
    id: '5a000000-0000-4000-8000-000000000002',
    name: 'Waterkant Energie',
    industry: 'energy-utilities',
    size: 'MEDIUM',
    city: 'Rotterdam',
    founded: '2009-09-15',
    phone: '+31 10 5550200',
    website: 'https://waterkant.example',
    summary:
      '## About\n\nWaterkant heats homes with water from the river. 340 people, half of them in vans, half of them behind screens.\n\n## What we do\n\nHeat networks, pumps, and the software that keeps both steady.\n\n## Our culture\n\nWe measure before we argue. Fridays end at three.',
  },
  trade: {
    id: '5a000000-0000-4000-8000-000000000003',
    name: 'Halte',
    industry: 'logistics',
    size: 'SCALEUP',
    city: 'Eindhoven',
    founded: '2016-01-20',
    phone: '+31 40 5550300',
    website: 'https://halte.example',
    summary:
      '## About\n\nHalte brings parcels to pick-up points in shops and stations, and runs forty of those shops itself.\n\n## What we do\n\nWarehouses, routes, shops and the offices behind them.\n\n## Our culture\n\nQuick, friendly, and open about mistakes.',
  },
};
