#!/usr/bin/env node
// @ts-check
// The resume builder of a stack that runs: how long a keystroke takes to its picture on the page (P20), and what eight resumes being
// drawn at once do to other calls. It needs a stack that runs (npm start) and a Chromium: CHROMIUM_PATH, an installed one, or Playwright's.
//   [STACK_FILE=.local/stack.json] [CHROMIUM_PATH=/usr/bin/chromium] npm run bench:builder
import { longResume } from './long-resume.mjs';
import { middle, timed } from './ratio.mjs';
import { launchedBrowser, measured, runningStack } from './running.mjs';

const items = { jobs: 60, educations: 20, skills: 20 };
const letters = 'Plant ritten en telt elke vrijdag de voorraad.';
const atOnce = 8;
const rounds = 7;

/** @returns {{ gateway: string, candidate: string }} */
const running = () => runningStack();

const percentile = (/** @type {readonly number[]} */ values, /** @type {number} */ share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;

const call = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body = undefined) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${running().gateway}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** A resume without an account, with so many jobs. */
const begun = async (/** @type {number} */ jobs) => {
  const { id } = /** @type {{ id: string }} */ (await (await call('GET', '/public/resume/new')).json());
  const { workExperiences, summary } = longResume(jobs, 'classic');
  const sent = workExperiences.map((job) => ({ ...job, id: undefined }));
  await call('PUT', `/public/resume/${id}/work-experiences`, sent);
  await call('PUT', `/public/resume/${id}/summary`, { summary });
  return id;
};

const withAll = async () => {
  const id = await begun(items.jobs);
  const study = { educationType: 'BACHELOR_MBO', description: 'Deltion College', startDate: '2001', endDate: '2004', completed: true, hiddenOnResume: false }; // prettier-ignore
  const skill = { type: 'OTHER', yearsOfExperience: 4, description: null, hiddenOnResume: false };
  await call('PUT', `/public/resume/${id}/educations`, Array.from({ length: items.educations }, (_, i) => ({ ...study, title: `Opleiding ${i + 1}` }))); // prettier-ignore
  await call('PUT', `/public/resume/${id}/skills`, Array.from({ length: items.skills }, (_, i) => ({ ...skill, stack: `Vaardigheid ${i + 1}` }))); // prettier-ignore
  return id;
};

/** Watches the first page: notes the milliseconds from each key to the picture that follows its change. */
const watch = `
  window.taken = [];
  let pressed = 0;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { if (pressed) { window.taken.push(performance.now() - pressed); pressed = 0; } };
  new MutationObserver(() => requestAnimationFrame(() => channel.port2.postMessage(null)))
    .observe(document.querySelector('svg[role=group]'), { subtree: true, childList: true, characterData: true, attributes: true });
`;

const keystrokes = async () => {
  const browser = await launchedBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(`localStorage.setItem('language', 'nl'); localStorage.setItem('cookieConsent', 'declined')`);
    await page.goto(`${running().candidate}/resume?open=${await withAll()}`);
    const field = page.getByRole('textbox', { name: 'In twee of drie zinnen' });
    await field.fill('');
    await page.evaluate(watch);
    // Processor time of the page's thread says what the work is, whatever else the machine does.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await tools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    };
    const before = await spent();
    await field.pressSequentially(letters, { delay: 150, timeout: 120_000 });
    const work = ((await spent()) - before) / letters.length;
    return { taken: /** @type {number[]} */ (await page.evaluate('window.taken')), work };
  } finally {
    await browser.close();
  }
};

/** Milliseconds of one small call of the same service. */
const small = async (/** @type {string} */ id) => timed(async () => (await call('GET', `/public/resume/${id}/skills`)).text());

const beside = async () => {
  const ids = await Promise.all(Array.from({ length: atOnce }, () => begun(8)));
  const [watched = ''] = ids;
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const alone = [];
    for (let i = 0; i < 40; i++) alone.push(await small(watched));
    // Other words each round: what was drawn once is not drawn again.
    await Promise.all(ids.map((id, i) => call('PUT', `/public/resume/${id}/summary`, { summary: `Ronde ${round}, ${i}, ${Date.now()}.` })));
    let isDrawing = true;
    const drawn = Promise.all(ids.map(async (id) => (await call('GET', `/public/resume/${id}/download`)).arrayBuffer()));
    void drawn.then(() => (isDrawing = false));
    const busy = [];
    while (isDrawing) busy.push(await small(watched));
    await drawn;
    ratios.push({ ratio: middle(busy) / middle(alone), alone: middle(alone), busy: middle(busy), calls: busy.length });
  }
  return ratios;
};

await measured(async () => {
  const { taken, work } = await keystrokes();
  console.log(`P20  keystroke to the first page, ${Object.values(items).reduce((sum, count) => sum + count)} items: ${taken.length} keys, median ${middle(taken).toFixed(0)} ms, p95 ${percentile(taken, 0.95).toFixed(0)} ms (at most 50); processor time of a key ${work.toFixed(0)} ms`); // prettier-ignore
  const ratios = await beside();
  console.log(`${atOnce} resumes drawn at once: another call takes ${middle(ratios.map(({ ratio }) => ratio)).toFixed(2)} times as long (at most 2); median ${middle(ratios.map(({ busy }) => busy)).toFixed(1)} ms against ${middle(ratios.map(({ alone }) => alone)).toFixed(1)} ms alone, ${ratios.reduce((sum, { calls }) => sum + calls, 0)} calls`); // prettier-ignore
});
