import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; location?: string; body?: string };

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title} - Waterschap Vijfheren</title>${head}</head><body>
  <nav><a href="/">Home</a> <a href="/vacatures">Vacatures</a></nav><main><h1>${title}</h1>${body}</main>
  <aside><h2>Vergelijkbare vacatures</h2><ul><li>Jurist omgevingsrecht</li><li>Schipper</li></ul></aside>
  <footer>Wij gebruiken cookies om deze site te verbeteren.</footer></body></html>`;
const list = (heading: string, ...items: string[]): string =>
  `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const posting = {
  '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Peilbeheerder', employmentType: ['FULL_TIME', 'PART_TIME'], datePosted: '2026-10-01',
  hiringOrganization: { '@type': 'Organization', name: 'Waterschap Vijfheren' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Kampen', addressCountry: 'NL' } },
}; // prettier-ignore

const dutch = page(
  'Peilbeheerder',
  `<p>Waterschap Vijfheren zoekt voor de polders rond Kampen een peilbeheerder voor 32 tot 36 uur per week. Salaris: € 3.150 tot € 4.280 bruto per maand.</p>
  ${list('Wat ga je doen', 'Je stelt stuwen en gemalen in', 'Je meet waterstanden en legt ze vast', 'Je staat bewoners te woord bij wateroverlast')}
  ${list('Wat breng je mee', 'Een mbo-diploma op niveau 4', 'Kennis van GIS', 'Rijbewijs B')}
  ${list('Wat bieden wij', 'Een vast contract', '27 vakantiedagen', 'Een dienstauto')}`,
  `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
);
const english = page(
  'Hydrologist',
  `<p>From our office in Kampen you keep an eye on the groundwater of four provinces, 36 hours a week, two days from home. € 4,100 to € 5,600 gross per month.</p>
  ${list('What you will do', 'Model groundwater levels', 'Advise farmers on irrigation', 'Report to the province every quarter')}
  ${list('What you bring', 'A master in hydrology', 'Python', 'MODFLOW')}
  ${list('What we offer', 'A permanent contract', '30 days of leave', 'A pension scheme')}`,
);
const single = (title: string): string => `<h2>${title}</h2><p>Voor 32 uur per week in Kampen, € 2.900 tot € 3.800 bruto per maand.</p>
  ${list('Wat ga je doen', 'Je werkt buiten', 'Je werkt met collega’s')}${list('Wat vragen wij', 'Rijbewijs B', 'Handigheid')}`;

const answers: Record<string, Answer> = {
  '/vacatures/peilbeheerder': { body: dutch },
  '/vacancies/hydrologist': { body: english },
  '/vacatures': { body: page('Onze vacatures', ['Muskusrattenvanger', 'Sluiswachter', 'Schipper'].map(single).join('')) },
  '/nieuws': { body: page('Dijk bij Kampen is klaar', '<p>De dijk is in mei opgeleverd. De fietsers kunnen er weer langs.</p>') },
  '/intern': { body: page('Inloggen', '<form><label>E-mail<input></label><label>Wachtwoord<input type="password"></label></form>') },
  '/rond': { status: 302, location: '/rond' },
};

/** The web site of a water board, on this machine: two vacancies, and what else one meets on such sites. */
export class JobSite {
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<JobSite> {
    const server = createServer(({ url }, response) => {
      const { status = 200, location, body = '' } = answers[url ?? ''] ?? { status: 404 };
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new JobSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
