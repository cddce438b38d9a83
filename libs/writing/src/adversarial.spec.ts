import type { ApplicationFacts } from './application-facts';
import { factCheck } from './fact-check';
import { applicationSource } from './sources';

const facts: ApplicationFacts = {
  today: '2026-01-15',
  name: 'Noor Achterberg',
  workExperiences: [
    { id: '1', title: 'Data analyst', company: 'Veldwerk Zuid', startDate: '2021-03', endDate: null, description: '- Built reports in Power BI for 8 colleagues.\n- Cleaned stock figures with SQL.' },
    { id: '2', title: 'Planner', company: 'Transport De Linge', startDate: '2017-09', endDate: '2021-02', description: 'Planned routes for forty drivers.' },
  ],
  educations: [{ id: '3', title: 'HBO Bedrijfskunde', completed: true }],
  skills: [
    { id: '4', name: 'SQL', years: 6 },
    { id: '5', name: 'Power BI', years: 4 },
  ],
  languages: [
    { id: '6', name: 'Dutch', level: 'native_or_bilingual' },
    { id: '7', name: 'English', level: 'professional_working' },
  ],
  summary: null,
  vacancy: { title: 'BI specialist', companyName: 'Kade & Co', requiredSkills: ['SQL', 'Python', 'Kubernetes'], requiredLanguages: [] },
}; // prettier-ignore
const source = applicationSource(facts);

const employers = [
  'Google',
  'google',
  'Shell',
  'asml',
  'Rabobank',
  'the Ritz',
  'ING',
  'philips',
  'KLM',
  'Albert Heijn',
  'coolblue',
  'Deloitte',
];
const skills = [
  'Python',
  'python',
  'Kubernetes',
  'kubernetes',
  'Java',
  'React',
  'TypeScript',
  'terraform',
  'PostgreSQL',
  'Tableau',
  'docker',
  'Salesforce',
];
const tongues = ['German', 'german', 'French', 'Spanish', 'polish', 'Turkish', 'Mandarin', 'arabic', 'Italian', 'Swedish'];
const talen = ['Duits', 'duits', 'Frans', 'frans', 'Spaans', 'Pools', 'turks', 'Arabisch', 'Italiaans', 'zweeds'];
const numbers = ['12', '3', '15', 'twelve', 'fifteen', '2', 'thirty', '7', 'eleven', '99'];
const getallen = ['12', '3', 'vijftien', 'twaalf', 'zevenentwintig', 'dertig', 'vijfenveertig', '7', 'elf', 'tweeëntwintig'];
const diplomas = ['master', 'MBA', 'PhD', 'bachelor', 'VWO', 'doctorate', 'university degree', 'cum laude', 'MSc', 'certificate'];
const ranks = ['senior', 'lead', 'manager', 'director', 'CEO', 'founder', 'head of', 'supervisor'];

const made = (line: (word: string) => string, words: readonly string[]): string[] => words.map(line);

const lies: string[] = [
  ...made((name) => `I worked at ${name} before this.`, employers),
  ...made((name) => `Daarvoor werkte ik bij ${name}.`, employers),
  ...made((name) => `Three things I learned in my years at ${name}.`, employers),
  ...made((name) => `I know ${name} well.`, skills),
  ...made((name) => `In mijn werk gebruik ik ${name} elke dag.`, skills),
  ...made((name) => `I speak ${name}.`, tongues),
  ...made((name) => `My ${name} is good enough for meetings.`, tongues),
  ...made((name) => `Ik spreek ook ${name}.`, talen),
  ...made((count) => `I have ${count} years of experience.`, numbers),
  ...made(
    (count) => `I planned for ${count} customers.`,
    numbers.filter((each) => each !== '2'),
  ),
  ...made((count) => `Ik heb ${count} jaar ervaring.`, getallen),
  ...made((count) => `Ik begeleidde ${count} mensen.`, getallen),
  ...made((diploma) => `I hold a ${diploma} as well.`, diplomas),
  ...made((diploma) => `Ik heb ook een ${diploma}.`, diplomas.slice(0, 8)),
  ...made((rank) => `As ${rank} I decided on the budget.`, ranks),
  'As a teamleider I planned the shifts.',
  'Ik was leidinggevende van de afdeling.',
  'Ik gaf leiding aan het team.',
  'I managed the department.',
  'I led a department of analysts.',
  'I have worked with SQL for 8 years.',
  'I have worked with SQL for forty years.',
  'Ik werk al 8 jaar met SQL.',
  'I have forty years of experience.',
  'In 2016 I began as an analyst.',
  'I have been an analyst since 1999.',
  'In May 2021 I began at Veldwerk Zuid.',
  'Sinds april 2021 werk ik bij Veldwerk Zuid.',
  'Since June 2017 I planned routes.',
  'Tot december 2021 was ik planner.',
  'In november I changed jobs.',
  'Google hired me for this.',
  'Amsterdam is where I worked.',
  'I studied at Harvard.',
  'Ik studeerde aan Nyenrode.',
  'I won the Deming prize.',
  'Jan Jansen taught me.',
  'My boss at Veldwerk Noord can tell more.',
  'I saved the company € 250,000.',
  'I cut costs by 35%.',
  'I cut costs by 12.5 percent.',
  'I served thousands of customers.',
  'I served dozens of customers.',
  'I have a decade of experience.',
  'Ik hielp honderden klanten.',
  'Ik werkte er twee decennia.',
  'I am fluent in English.',
  'Ik spreek vloeiend Engels.',
  'English is my mother tongue.',
  'My French and my Dutch are bilingual.',
  'Certified in Power BI.',
  'Gecertificeerd in SQL.',
  'I know Kuber\u200bnetes.',
  'I have \u0661\u0662 years of experience.',
  'I have １２ years of experience.',
  'I have ½ year of SQL.',
  'I have Ⅻ years of experience.',
  'I know Gооgle inside out.',
  'I know **Python**.',
  '- Built services in Go and Rust.',
  '- Moved everything to AWS.',
  '## Skills\n\nPython, Java',
  'I work (mostly) with Docker.',
  'I know SQL, Power BI and also Snowflake.',
  'I joined booking in spring.',
  'I was employed by heineken.',
  'I have experience with Scrum Master work.',
  'I am a registered nurse with a BIG registration.',
  'Ik ben afgestudeerd aan de universiteit.',
  'I have a scholarship to show for it.',
  'I was a partner in the firm.',
  'Ik ben oprichter van een bedrijf.',
];

describe('the fact check of a letter', () => {
  it('is tried with at least two hundred made-up claims', () => expect(new Set(lies).size).toBeGreaterThanOrEqual(200));

  it.each([...new Set(lies)])('lets no made-up claim pass: %s', (lie) => expect(factCheck(lie, source)).not.toEqual([]));

  it.each([
    'I am applying for the job of BI specialist at Kade & Co.',
    'Since March 2021 I have worked as Data analyst at Veldwerk Zuid.',
    'Sinds maart 2021 werk ik als Data analyst bij Veldwerk Zuid.',
    'I have worked with SQL for 6 years and with Power BI for 4 years.',
    'I built reports in Power BI for eight colleagues, and planned routes for forty drivers.',
    'Until February 2021 I worked at Transport De Linge.',
    'I speak Dutch and English; Dutch is my native language.',
    'Ik spreek Nederlands en Engels.',
    'Mijn opleiding: HBO Bedrijfskunde.',
    'I would be glad to tell you more when we speak.',
    'Kind regards,\n\nNoor Achterberg',
  ])('lets pass what the resume says: %s', (text) => expect(factCheck(text, source)).toEqual([]));
});
