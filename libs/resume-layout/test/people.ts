import type { EducationType, ResumeTemplate, SkillType } from '@tandem/domain/resume';
import { languageLevels } from '@tandem/domain/resume';
import type { LayoutEducation, LayoutExperience, LayoutLanguage, LayoutResume, LayoutSkill } from '../src/resume';

/** A number from 0 to 1, the next of a row that depends on the seed alone. */
export const rowOf = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const names = {
  first: ['Noor', 'Femke', 'Bram', 'Jelle', 'Zoë', 'Katarzyna', 'Søren', 'Łukasz', 'Chloé', 'Íñigo', 'Ayşe', 'Bjørn', 'Tomáš', 'Oliver', 'Hannah', 'Mircea'],
  last: ['Achterberg', 'van der Velden', 'de Wit', 'Kowalczyk', 'Østergaard', 'Müller', 'Ďurišová', 'Yıldız', 'Brinkman', 'Whitcombe', 'O’Connor', 'Ionescu', 'Verhoeven', 'ten Broeke'],
}; // prettier-ignore
const towns = ['Zwolle', 'Utrecht', 'Eindhoven', 'Leeuwarden', 'Maastricht', 'Groningen', 'Breda', 'Arnhem'];

type Trade = { titles: string[]; companies: string[]; tasks: string[]; studies: [EducationType, string, string][]; certificates: string[]; skills: [string, SkillType][] }; // prettier-ignore

const trades: Record<LayoutLanguage, Trade[]> = {
  en: [
    {
      titles: ['Senior Software Engineer', 'Backend Developer', 'Software Engineer', 'Junior Developer'],
      companies: ['Harbour Analytics Ltd', 'Northwind Software', 'Bluestone Systems BV', 'Kestrel Labs'],
      tasks: ['Moved a billing system of forty tables to a new database without a night of downtime.', 'Wrote the service that plans deliveries for three warehouses.', 'Reviewed the work of five colleagues and paired with two of them every week.', 'Cut the time of a release from two hours to eleven minutes.'],
      studies: [['MASTER_WO', 'MSc Computer Science', 'University of Groningen'], ['BACHELOR_WO', 'BSc Computing Science', 'Utrecht University'], ['BACHELOR_HBO', 'HBO Software Engineering', 'Windesheim University of Applied Sciences']],
      certificates: ['AWS Certified Developer', 'Professional Scrum Master I', 'Certified Kubernetes Administrator'],
      skills: [['TypeScript', 'PROGRAMMING'], ['PostgreSQL', 'DATABASES'], ['React', 'TOOLS_AND_FRAMEWORKS'], ['Docker', 'DEVOPS'], ['Python', 'PROGRAMMING'], ['Kubernetes', 'DEVOPS'], ['Java', 'PROGRAMMING']],
    },
    {
      titles: ['Head Nurse', 'Registered Nurse', 'Nurse', 'Care Assistant'],
      companies: ['St Brannoc Hospital', 'Meadow Care Group', 'Isala Clinics', 'Lindenhof Care Home'],
      tasks: ['Cares for patients after surgery on a ward of twenty-eight beds.', 'Plans the shifts of a team of nineteen nurses.', 'Introduced a short handover at the bedside, which saved half an hour a shift.', 'Guides students during their first months on the ward.'],
      studies: [['BACHELOR_HBO', 'HBO Nursing', 'Hanze University of Applied Sciences'], ['BACHELOR_MBO', 'MBO Nursing', 'Deltion College'], ['HIGH_SCHOOL_HAVO', 'HAVO', 'Gomarus College']],
      certificates: ['Advanced Life Support certificate', 'Wound Care course', 'Certified Medication Trainer'],
      skills: [['Wound care', 'OTHER'], ['Triage', 'OTHER'], ['Medication', 'OTHER'], ['Palliative care', 'OTHER'], ['Patient records', 'OTHER'], ['Rota planning', 'OTHER']],
    },
  ],
  nl: [
    {
      titles: ['Projectleider', 'Werkvoorbereider', 'Uitvoerder', 'Timmerman'],
      companies: ['Bouwbedrijf Kempenland B.V.', 'Aannemersbedrijf De Dommel', 'Houtbouw Peelrand', 'Van Rijswijk Bouw'],
      tasks: ['Stelt planningen op voor woningbouw van tachtig woningen en bewaakt het budget.', 'Voert overleg met onderaannemers en met bewoners.', 'Leidde de verbouwing van een schooltje uit 1931 tot twaalf appartementen.', 'Begeleidde elk jaar twee leerlingen op de bouwplaats.'],
      studies: [['BACHELOR_HBO', 'HBO Bouwkunde', 'Fontys Hogeschool'], ['BACHELOR_MBO', 'MBO Middenkaderfunctionaris Bouw', 'Summa College'], ['HIGH_SCHOOL_VMBO', 'VMBO Techniek', 'Pleincollege Eindhoven']],
      certificates: ['Certificaat VCA Vol', 'Cursus Veilig hijsen', 'Training Leidinggeven'],
      skills: [['AutoCAD', 'TOOLS_AND_FRAMEWORKS'], ['Calculatie', 'OTHER'], ['Revit', 'TOOLS_AND_FRAMEWORKS'], ['Planning', 'OTHER'], ['Contractbeheer', 'OTHER'], ['Excel', 'TOOLS_AND_FRAMEWORKS']],
    },
    {
      titles: ['Teamleider logistiek', 'Logistiek planner', 'Magazijnmedewerker', 'Heftruckchauffeur'],
      companies: ['Transportbedrijf Waterweg', 'Vers & Vracht Logistiek', 'Distributiecentrum De Linge', 'Koeltransport Noord B.V.'],
      tasks: ['Plant elke dag de ritten van vierentwintig wagens in de Benelux.', 'Stuurt een ploeg van vijftien mensen aan in twee diensten.', 'Bracht het aantal fouten bij het laden terug van dertig naar vier per week.', 'Hield de voorraad bij en telde elke vrijdag een stelling na.'],
      studies: [['BACHELOR_HBO', 'HBO Logistics Management', 'Hogeschool van Arnhem en Nijmegen'], ['BACHELOR_MBO', 'MBO Logistiek teamleider', 'Deltion College'], ['HIGH_SCHOOL_HAVO', 'HAVO', 'Stedelijk Lyceum']],
      certificates: ['Certificaat Heftruck', 'Cursus Gevaarlijke stoffen', 'Training Lean op de werkvloer'],
      skills: [['Planning', 'OTHER'], ['SAP', 'TOOLS_AND_FRAMEWORKS'], ['Voorraadbeheer', 'OTHER'], ['Excel', 'TOOLS_AND_FRAMEWORKS'], ['Reachtruck', 'OTHER'], ['Orderpicking', 'OTHER']],
    },
  ],
}; // prettier-ignore
const tongues = { en: ['English', 'Dutch', 'German', 'French', 'Spanish'], nl: ['Nederlands', 'Engels', 'Duits', 'Frans', 'Spaans'] };
const summaries = {
  en: ['Likes work where the result can be seen at the end of the day. Listens first, writes things down and keeps appointments.', 'Has grown from the work floor into planning and still knows what a busy Friday feels like.'],
  nl: ['Werkt graag ergens waar je aan het eind van de dag ziet wat er klaar is. Luistert eerst, schrijft op en komt afspraken na.', 'Is begonnen op de werkvloer, doorgegroeid naar de planning en weet nog hoe een drukke vrijdag voelt.'],
}; // prettier-ignore

const two = (value: number): string => String(value).padStart(2, '0');

/** An invented resume; the same seed gives the same one. */
export const personOf = (seed: number, language: LayoutLanguage, template: ResumeTemplate, size = 1): LayoutResume => {
  const next = rowOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const some = <T>(from: readonly T[], least: number): T[] => {
    const rest = [...from];
    const count = least + Math.floor(next() * (from.length - least + 1));
    return Array.from({ length: count }, () => rest.splice(Math.floor(next() * rest.length), 1)[0] as T);
  };
  const [first, last] = [pick(names.first), pick(names.last)];
  const trade = pick(trades[language]);
  const plain = `${first}.${last}`.normalize('NFKD').replace(/[^\w.]/g, '').toLowerCase(); // prettier-ignore
  const shown = { hiddenOnResume: false };
  let year = 2025;
  const workExperiences: LayoutExperience[] = Array.from({ length: Math.round((2 + Math.floor(next() * 3)) * size) }, (_, i) => {
    const end = i === 0 ? null : `${year}-${two(1 + Math.floor(next() * 6))}`;
    year -= 1 + Math.floor(next() * 3);
    const start = `${year}-${two(7 + Math.floor(next() * 6))}`;
    const tasks = some(trade.tasks, 1);
    const description = next() < 0.75 ? tasks.map((task) => `- ${task}`).join('\n') : tasks.join(' ');
    return { id: `job${i}`, title: trade.titles[i % 4] as string, company: trade.companies[i % 4] as string, startDate: start, endDate: end, description, ...shown }; // prettier-ignore
  });
  const educations: LayoutEducation[] = some(trade.studies, 1).map(([educationType, title, school], i) => {
    const start = 2014 - i * 5 - Math.floor(next() * 3);
    return { id: `study${i}`, educationType, title, description: school, startDate: String(start), endDate: String(start + 4), completed: true, ...shown }; // prettier-ignore
  });
  const certificates: LayoutEducation[] = some(trade.certificates, 0).map((title, i) => ({
    id: `paper${i}`, educationType: 'CERTIFICATE', title, description: null, startDate: null, endDate: `${2016 + i}-${two(1 + Math.floor(next() * 12))}`, completed: true, ...shown,
  })); // prettier-ignore
  const skills: LayoutSkill[] = some(trade.skills, 3).map(([stack, type], i) => ({ id: `skill${i}`, type, stack, yearsOfExperience: 1 + Math.floor(next() * 12), description: null, ...shown })); // prettier-ignore
  const languages: LayoutSkill[] = some(tongues[language], 2).map((stack, i) => ({ id: `tongue${i}`, type: 'LANGUAGES', stack, yearsOfExperience: null, description: pick(languageLevels), ...shown })); // prettier-ignore
  return {
    basics: {
      firstName: first,
      lastName: last,
      email: `${plain}@example.org`,
      phone: `+316${String(10_000_000 + Math.floor(next() * 89_999_999))}`,
      linkedinUrl: `https://www.linkedin.com/in/${plain.replace('.', '-')}`,
      address: { street: null, postalCode: null, city: pick(towns), country: null },
    },
    hasPicture: false,
    summary: next() < 0.8 ? pick(summaries[language]) : null,
    workExperiences,
    educations: [...educations, ...certificates],
    skills: [...skills, ...languages],
    settings: { pageBreaks: [], pictureHidden: false, addressHidden: false, phoneHidden: false, emailHidden: false, linkedinUrlHidden: false, template }, // prettier-ignore
    language,
  };
};
