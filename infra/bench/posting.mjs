// @ts-check
const title = 'Peilbeheerder';
const parts = [
  ['Wat ga je doen', ['Je stelt stuwen en gemalen in', 'Je meet waterstanden en legt ze vast', 'Je staat bewoners te woord']],
  ['Wat breng je mee', ['Een mbo-diploma op niveau 4', 'Kennis van GIS', 'Rijbewijs B', 'Minimaal twee jaar ervaring']],
  ['Wat bieden wij', ['€ 3.150 tot € 4.280 bruto per maand', 'Een vast contract', '27 vakantiedagen', 'Een dienstauto']],
];
const intro = 'Waterschap Vijfheren zoekt voor de polders rond Kampen een peilbeheerder voor 32 tot 36 uur per week.';

/** A vacancy as somebody pastes it. */
export const postingText = `${title}\n${intro}\n\n${parts
  .map(
    ([heading, items]) =>
      `${heading}?\n${[items]
        .flat()
        .map((item) => `- ${item}`)
        .join('\n')}`,
  )
  .join('\n\n')}`;

/** The same on a page of so many kilobytes: most of it menus, other news and what only machines read, as pages of job sites are. */
export const postingPage = (/** @type {number} */ kilobytes) => {
  const body = parts
    .map(
      ([heading, items]) =>
        `<h2>${heading}</h2><ul>${[items]
          .flat()
          .map((item) => `<li>${item}</li>`)
          .join('')}</ul>`,
    )
    .join('');
  const menu = Array.from(
    { length: 200 },
    (_, at) => `<li class="menu__item"><a href="/werkgebied/${at}">Werkgebied nummer ${at}</a></li>`,
  ).join('');
  const page = `<html><head><title>${title} - Waterschap Vijfheren</title><!--styles--></head><body><nav><ul>${menu}</ul></nav>
    <main><h1>${title}</h1><p>${intro}</p>${body}</main><aside><!--news--></aside></body></html>`;
  const left = kilobytes * 1024 - page.length;
  const news = (/** @type {number} */ at) =>
    `<div class="teaser teaser--small" data-id="${at}"><a href="/nieuws/${at}">Nieuws ${at} over dijken en gemalen</a><p>Lees verder over het werk bij kilometer ${at}.</p></div>`;
  const one = news(1_000).length;
  const teasers = Array.from({ length: Math.floor(left / 2 / one) }, (_, at) => news(1_000 + at)).join('');
  const styles = `<style>${'.a{color:#123456}'.repeat(Math.floor((left - teasers.length) / 17))}</style>`;
  return page.replace('<!--styles-->', styles).replace('<!--news-->', teasers);
};
