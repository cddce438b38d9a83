import type { VacancyParts, ResumeParts } from '../src/entities';
import type { Preferences } from '@tandem/domain/preferences';

/** Invented people with vacancies graded by hand: 3 strong, 2 good, 1 adjacent or one firm wish broken, 0 other work or impossible. */
export type Ranked = {
  id: string;
  candidate: { resume: ResumeParts; preferences: Preferences; address: { latitude: number; longitude: number } };
  vacancies: { grade: 0 | 1 | 2 | 3; vacancy: VacancyParts; breaksHardWish?: true }[];
};

const zwolle = { latitude: 52.513, longitude: 6.094 };
const deventer = { latitude: 52.255, longitude: 6.16 };
const utrecht = { latitude: 52.091, longitude: 5.122 };
const amersfoort = { latitude: 52.155, longitude: 5.388 };
const rotterdam = { latitude: 51.922, longitude: 4.479 };
const denHaag = { latitude: 52.077, longitude: 4.299 };
const delft = { latitude: 52.011, longitude: 4.357 };
const maastricht = { latitude: 50.848, longitude: 5.689 };
const eindhoven = { latitude: 51.441, longitude: 5.478 };
const helmond = { latitude: 51.479, longitude: 5.661 };
const groningen = { latitude: 53.219, longitude: 6.567 };

const language = (stack: string, description: string) => ({ type: 'LANGUAGES' as const, stack, yearsOfExperience: null, description });
const skill = (stack: string, yearsOfExperience: number) => ({ type: 'OTHER' as const, stack, yearsOfExperience, description: '' });

const job = (title: string, description: string, parts: VacancyParts): VacancyParts => ({
  title,
  description,
  requiredLanguages: ['Dutch'],
  requiredEducation: ['none'],
  requiredVisa: [],
  contractType: 'PERMANENT',
  workModel: 'ON_SITE',
  minHoursPerWeek: 40,
  responsibilities: [],
  benefits: [],
  ...parts,
});

export const rankingSet: Ranked[] = [
  {
    id: 'electrician',
    candidate: {
      resume: {
        summary:
          'Elektricien in de woningbouw en utiliteit. Trekt kabels, sluit groepenkasten aan en legt zonnepanelen op het dak. Werkt netjes en volgens NEN 1010.',
        workExperiences: [
          {
            title: 'Elektromonteur',
            startDate: '2016-02-01',
            endDate: null,
            description: 'Aanleg van installaties in nieuwbouwwoningen, groepenkasten, verlichting, laadpalen en het zoeken van storingen.',
          },
          {
            title: 'Leerling elektricien',
            startDate: '2014-08-01',
            endDate: '2016-01-31',
            description: 'Sleuven frezen, dozen zetten en draad trekken.',
          },
        ],
        educations: [
          { educationType: 'BACHELOR_MBO', title: 'Elektrotechnische installaties', completed: true },
          { educationType: 'CERTIFICATE', title: 'VCA basis', completed: true },
        ],
        skills: [
          skill('Groepenkasten aansluiten', 9),
          skill('Zonnepanelen', 5),
          skill('Storingen zoeken', 7),
          skill('NEN 1010', 8),
          language('Nederlands', 'native_or_bilingual'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Elektricien',
        jobTypes: ['FULL_TIME'],
        workModels: ['ON_SITE'],
        industries: ['construction-engineering', 'energy-utilities'],
        companySize: ['SMALL', 'MEDIUM'],
        greenFlags: [{ value: 'Eigen bus', dealbreaker: false }],
        redFlags: [{ value: 'Detachering', dealbreaker: true }],
        salary: 2900,
        travelMode: 'CAR',
        travelTime: 35,
      },
      address: zwolle,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Monteur elektrotechniek woningbouw',
          'Je legt complete installaties aan in nieuwe woningen rond Zwolle, sluit groepenkasten aan en test alles volgens NEN 1010. Je rijdt in je eigen bus.',
          {
            requiredSkills: ['Elektrotechniek', 'NEN 1010', 'Groepenkasten'],
            requiredEducation: ['BACHELOR_MBO'],
            requiredExperience: 'Drie jaar ervaring als elektricien',
            salaryMin: 3000,
            salaryMax: 3700,
            address: zwolle,
            employer: { industry: 'construction-engineering', companySize: 'MEDIUM' },
          },
        ),
      },
      {
        grade: 2,
        vacancy: job(
          'Installateur zonnepanelen',
          'Met je collega leg je elke dag een dak vol panelen en sluit je de omvormer aan op de meterkast. Ervaring met daken en elektra is fijn.',
          {
            requiredSkills: ['Zonnepanelen', 'Omvormers', 'Werken op hoogte'],
            requiredExperience: 'Een jaar ervaring',
            salaryMin: 2800,
            salaryMax: 3400,
            address: deventer,
            employer: { industry: 'energy-utilities', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Elektricien utiliteitsbouw',
          'Je werkt aan de installatie van een groot ziekenhuis: kabelgoten, verdeelkasten, verlichting en noodstroom, volgens NEN 1010.',
          {
            requiredSkills: ['Elektrotechniek', 'NEN 1010', 'Verdeelkasten'],
            requiredEducation: ['BACHELOR_MBO'],
            salaryMin: 3100,
            salaryMax: 3900,
            address: maastricht,
            employer: { industry: 'construction-engineering', companySize: 'MEDIUM' },
          },
        ),
      },
      {
        grade: 1,
        vacancy: job(
          'Loodgieter service',
          'Je lost lekkages op, vervangt kranen en radiatoren en plaatst cv-ketels bij particulieren in de regio.',
          {
            requiredSkills: ['Sanitair', 'Cv-ketels', 'Lekkages'],
            requiredExperience: 'Twee jaar als loodgieter',
            requiredEducation: ['BACHELOR_MBO'],
            salaryMin: 2900,
            salaryMax: 3500,
            address: zwolle,
            employer: { industry: 'construction-engineering', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Elektromonteur',
          'Wij detacheren je bij steeds een andere opdrachtgever in de bouw. Je werkt aan groepenkasten, verlichting en laadpalen.',
          {
            requiredSkills: ['Elektrotechniek', 'NEN 1010'],
            salaryMin: 3000,
            salaryMax: 3800,
            address: zwolle,
            employer: { industry: 'construction-engineering', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job(
          'Medewerker klantenservice',
          'Je beantwoordt telefoontjes, mails en chats van klanten van een webwinkel en lost klachten op.',
          {
            requiredSkills: ['Klantvriendelijk', 'Telefoneren', 'CRM'],
            workModel: 'HYBRID',
            salaryMin: 2400,
            salaryMax: 2800,
            address: zwolle,
            employer: { industry: 'ecommerce', companySize: 'LARGE' },
          },
        ),
      },
    ],
  },
  {
    id: 'teacher',
    candidate: {
      resume: {
        summary: 'Leerkracht met liefde voor de middenbouw. Geeft les in rekenen, taal en wereldoriëntatie en voert oudergesprekken.',
        workExperiences: [
          {
            title: 'Leerkracht basisonderwijs',
            startDate: '2017-08-01',
            endDate: null,
            description: 'Groep 5 en 6, rekencoördinator, begeleiding van stagiairs van de pabo.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_HBO', title: 'Pabo, leraar basisonderwijs', completed: true }],
        skills: [
          skill('Klassenmanagement', 8),
          skill('Rekenonderwijs', 6),
          skill('Oudergesprekken', 8),
          language('Nederlands', 'native_or_bilingual'),
          language('Engels', 'professional_working'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Leerkracht basisschool',
        jobTypes: ['PART_TIME'],
        hoursPerWeek: 24,
        workModels: ['ON_SITE'],
        industries: ['education'],
        greenFlags: [{ value: 'Kleine klassen', dealbreaker: false }],
        redFlags: [{ value: 'Kerkelijke identiteit', dealbreaker: true }],
        salary: 3200,
        travelMode: 'PUBLIC_TRANSPORT',
        travelTime: 45,
      },
      address: utrecht,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Groepsleerkracht groep 6',
          'Onze school zoekt een leerkracht voor drie dagen in groep 6. Je geeft alle vakken en werkt samen met je duopartner. Een pabo-diploma is vereist.',
          {
            requiredSkills: ['Lesgeven', 'Klassenmanagement', 'Oudergesprekken'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 24,
            salaryMin: 3300,
            salaryMax: 5000,
            address: utrecht,
            employer: { industry: 'education', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 3,
        vacancy: job(
          'Primary school teacher, bilingual group',
          'You teach a mixed group of eight and nine year olds in English and Dutch. A teaching qualification for primary education is required.',
          {
            requiredSkills: ['Teaching', 'Classroom management', 'Mathematics'],
            requiredEducation: ['BACHELOR_HBO'],
            requiredLanguages: ['Dutch', 'English'],
            minHoursPerWeek: 24,
            salaryMin: 3300,
            salaryMax: 5000,
            address: utrecht,
            employer: { industry: 'education', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 1,
        vacancy: job(
          'Pedagogisch medewerker bso',
          'Je vangt kinderen na school op, doet spelletjes, gaat naar buiten en praat met ouders bij het ophalen.',
          {
            requiredSkills: ['Kinderopvang', 'Activiteiten bedenken'],
            requiredEducation: ['BACHELOR_MBO'],
            minHoursPerWeek: 20,
            salaryMin: 2600,
            salaryMax: 3500,
            address: utrecht,
            employer: { industry: 'education', companySize: 'MEDIUM' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Leerkracht groep 5',
          'Voltijdsbaan voor groep 5 op een fijne wijkschool. Je geeft alle vakken en begeleidt stagiairs. Pabo vereist.',
          {
            requiredSkills: ['Lesgeven', 'Rekenonderwijs'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 40,
            salaryMin: 3300,
            salaryMax: 5000,
            address: utrecht,
            employer: { industry: 'education', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Leerkracht bovenbouw',
          'Op onze christelijke basisschool werk je vanuit de kerk en het geloof aan goed onderwijs voor groep 7. Pabo vereist.',
          {
            requiredSkills: ['Lesgeven', 'Klassenmanagement'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 24,
            salaryMin: 3300,
            salaryMax: 5000,
            address: utrecht,
            employer: { industry: 'education', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job('Data engineer', 'You build pipelines in Python, Spark and Airflow that feed the dashboards of a parcel company.', {
          requiredSkills: ['Python', 'Spark', 'SQL', 'Airflow'],
          requiredEducation: ['BACHELOR_HBO'],
          requiredLanguages: ['English'],
          workModel: 'HYBRID',
          salaryMin: 4200,
          salaryMax: 5600,
          address: utrecht,
          employer: { industry: 'logistics', companySize: 'LARGE' },
        }),
      },
    ],
  },
  {
    id: 'cook',
    candidate: {
      resume: {
        summary: 'Line cook with a love for vegetables. Ran the hot section of a busy bistro and ordered from local farms.',
        workExperiences: [
          {
            title: 'Cook',
            startDate: '2019-04-01',
            endDate: null,
            description: 'Hot section, sauces, mise en place, ordering and HACCP lists. Eighty covers a night.',
          },
          {
            title: 'Commis chef',
            startDate: '2017-06-01',
            endDate: '2019-03-31',
            description: 'Cold section and desserts in a hotel restaurant.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_MBO', title: 'Cook, level 3', completed: true }],
        skills: [
          skill('Sauces', 6),
          skill('HACCP', 6),
          skill('Menu planning', 3),
          language('English', 'full_professional'),
          language('Dutch', 'limited_working'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Sous chef',
        jobTypes: ['FULL_TIME'],
        workModels: ['ON_SITE'],
        industries: ['hospitality-tourism', 'food-beverage'],
        greenFlags: [{ value: 'Sundays off', dealbreaker: false }],
        redFlags: [{ value: 'Split shifts', dealbreaker: true }],
        salary: 2700,
        travelMode: 'PUBLIC_TRANSPORT',
        travelTime: 45,
      },
      address: rotterdam,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Sous-chef',
          'Our restaurant by the river cooks with the seasons. You run the kitchen with the head chef, plan the menu and look after three cooks. We speak English in the kitchen.',
          {
            requiredSkills: ['Cooking', 'Menu planning', 'HACCP'],
            requiredLanguages: ['Dutch', 'English'],
            requiredExperience: 'Three years as a cook',
            minHoursPerWeek: 38,
            salaryMin: 2900,
            salaryMax: 3400,
            address: rotterdam,
            employer: { industry: 'hospitality-tourism', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 2,
        vacancy: job(
          'Zelfstandig werkend kok',
          'In ons hotel sta je aan de warme kant. Je maakt sauzen, bewaakt de HACCP en helpt bij het dessert. Engels is prima.',
          {
            requiredSkills: ['Koken', 'Mise en place', 'HACCP'],
            requiredLanguages: ['Dutch', 'English'],
            minHoursPerWeek: 38,
            salaryMin: 2600,
            salaryMax: 2950,
            address: delft,
            employer: { industry: 'hospitality-tourism', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Sous chef bistro',
          'A lively bistro looks for a second in command: sauces, ordering, planning, and a good mood. English is fine.',
          {
            requiredSkills: ['Cooking', 'Ordering', 'HACCP'],
            requiredLanguages: ['English'],
            minHoursPerWeek: 38,
            salaryMin: 2200,
            salaryMax: 2500,
            address: rotterdam,
            employer: { industry: 'hospitality-tourism', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 1,
        vacancy: job(
          'Bakery production worker',
          'You mix dough, run the oven line and pack bread in our bakery. Experience with food and hygiene is welcome.',
          {
            requiredSkills: ['Hygiene', 'Dough', 'Packing'],
            requiredLanguages: [],
            minHoursPerWeek: 38,
            salaryMin: 2600,
            salaryMax: 2900,
            address: rotterdam,
            employer: { industry: 'food-beverage', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Sous chef',
          'Hotel kitchen with split shifts: you work from seven to eleven and again from five to ten. Sauces, menus and a team of four. English is fine.',
          {
            requiredSkills: ['Cooking', 'Menu planning', 'HACCP'],
            requiredLanguages: ['English'],
            minHoursPerWeek: 38,
            salaryMin: 2900,
            salaryMax: 3400,
            address: rotterdam,
            employer: { industry: 'hospitality-tourism', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job('Junior accountant', 'Je stelt jaarrekeningen samen, verwerkt de btw en controleert de boekhouding van klanten.', {
          requiredSkills: ['Boekhouden', 'Exact Online', 'Excel'],
          requiredEducation: ['BACHELOR_HBO'],
          salaryMin: 2700,
          salaryMax: 3400,
          address: rotterdam,
          employer: { industry: 'consultancy', companySize: 'MEDIUM' },
        }),
      },
    ],
  },
  {
    id: 'analyst',
    candidate: {
      resume: {
        summary:
          'Data analyst who turns questions of colleagues into SQL and clear charts. Built the first self-service reports of a furniture chain.',
        workExperiences: [
          {
            title: 'Data Analyst',
            startDate: '2020-01-01',
            endDate: null,
            description: 'SQL on Snowflake, dbt models, Power BI dashboards, A/B tests for the web shop.',
          },
          {
            title: 'Marketing analyst',
            startDate: '2017-09-01',
            endDate: '2019-12-31',
            description: 'Google Analytics, attribution and weekly reports in Excel.',
          },
        ],
        educations: [{ educationType: 'MASTER_WO', title: 'Econometrics', completed: true }],
        skills: [
          skill('SQL', 7),
          skill('Power BI', 5),
          skill('dbt', 3),
          skill('Python', 3),
          skill('Statistics', 6),
          language('English', 'full_professional'),
          language('Dutch', 'professional_working'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Senior data analyst',
        jobTypes: ['FULL_TIME'],
        workModels: ['HYBRID', 'REMOTE'],
        industries: ['ecommerce', 'software-it', 'saas'],
        greenFlags: [{ value: 'English is the working language', dealbreaker: true }],
        redFlags: [{ value: 'Fossil energy', dealbreaker: true }],
        salary: 4300,
        travelMode: 'PUBLIC_TRANSPORT',
        travelTime: 60,
      },
      address: amersfoort,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Senior Data Analyst',
          'You own the numbers of our marketplace: SQL, dbt and dashboards in Power BI, and tests with the product team. We work in English.',
          {
            requiredSkills: ['SQL', 'dbt', 'Power BI', 'A/B testing'],
            requiredEducation: ['BACHELOR_WO'],
            requiredLanguages: ['English'],
            requiredExperience: '5 years of analytics',
            workModel: 'HYBRID',
            salaryMin: 4500,
            salaryMax: 5600,
            address: utrecht,
            employer: { industry: 'ecommerce', companySize: 'SCALEUP' },
          },
        ),
      },
      {
        grade: 2,
        vacancy: job(
          'Business intelligence developer',
          'You build the data warehouse and the reports in Power BI of a software company, and help colleagues to read them. English spoken.',
          {
            requiredSkills: ['Power BI', 'SQL Server', 'Data modelling', 'Azure'],
            requiredEducation: ['BACHELOR_HBO'],
            requiredLanguages: ['Dutch', 'English'],
            requiredExperience: '3 years',
            workModel: 'HYBRID',
            salaryMin: 4200,
            salaryMax: 5200,
            address: utrecht,
            employer: { industry: 'software-it', companySize: 'MEDIUM' },
          },
        ),
      },
      {
        grade: 1,
        vacancy: job(
          'Backend engineer',
          'You write services in Go and PostgreSQL for our payment platform and take part in the on-call rota. English team.',
          {
            requiredSkills: ['Go', 'PostgreSQL', 'Kubernetes', 'gRPC'],
            requiredLanguages: ['English'],
            requiredExperience: '4 years of backend work',
            workModel: 'HYBRID',
            salaryMin: 4800,
            salaryMax: 6200,
            address: utrecht,
            employer: { industry: 'saas', companySize: 'SCALEUP' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Data analyst',
          'You make the dashboards and analyses of our web shop in SQL and Power BI, five days a week in our office in Utrecht. English is spoken.',
          {
            requiredSkills: ['SQL', 'Power BI', 'Statistics'],
            requiredLanguages: ['English'],
            requiredExperience: '3 years',
            workModel: 'ON_SITE',
            salaryMin: 4300,
            salaryMax: 5000,
            address: utrecht,
            employer: { industry: 'ecommerce', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Senior data analyst trading',
          'At our oil and gas trading desk you analyse prices with SQL, Python and Power BI. English is our working language.',
          {
            requiredSkills: ['SQL', 'Python', 'Power BI', 'Statistics'],
            requiredLanguages: ['English'],
            requiredExperience: '5 years',
            workModel: 'HYBRID',
            salaryMin: 5500,
            salaryMax: 7500,
            address: utrecht,
            employer: { industry: 'energy-utilities', companySize: 'MULTINATIONAL' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job(
          'Verpleegkundige spoedeisende hulp',
          'Je vangt patiënten op, voert triage uit en dient medicatie toe. Een BIG-registratie is verplicht.',
          {
            requiredSkills: ['Triage', 'BIG-registratie', 'Medicatie'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 32,
            salaryMin: 3200,
            salaryMax: 4300,
            address: amersfoort,
            employer: { industry: 'healthcare-medical', companySize: 'LARGE' },
          },
        ),
      },
    ],
  },
  {
    id: 'secretary',
    candidate: {
      resume: {
        summary: 'Managementassistent die overzicht houdt: agenda, reizen, notulen en een vriendelijke ontvangst.',
        workExperiences: [
          {
            title: 'Secretaresse',
            startDate: '2012-05-01',
            endDate: null,
            description:
              'Agendabeheer voor twee directeuren, notuleren, facturen verwerken en bezoekers ontvangen bij een ingenieursbureau.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_MBO', title: 'Secretarieel medewerker', completed: true }],
        skills: [
          skill('Agendabeheer', 13),
          skill('Notuleren', 13),
          skill('Outlook', 13),
          skill('Excel', 8),
          language('Nederlands', 'native_or_bilingual'),
          language('Engels', 'professional_working'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Managementassistent',
        jobTypes: ['PART_TIME'],
        hoursPerWeek: 28,
        workModels: ['HYBRID', 'ON_SITE'],
        industries: ['consultancy', 'construction-engineering', 'legal'],
        greenFlags: [{ value: 'Flexibele werktijden', dealbreaker: false }],
        redFlags: [{ value: 'Callcenter', dealbreaker: true }],
        salary: 2800,
        travelMode: 'CAR',
        travelTime: 30,
      },
      address: eindhoven,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Directiesecretaresse',
          'Je ondersteunt de directie van een adviesbureau: agenda, reizen, verslagen en het ontvangen van gasten. Flexibele werktijden zijn bespreekbaar.',
          {
            requiredSkills: ['Agendabeheer', 'Notuleren', 'Office'],
            requiredEducation: ['BACHELOR_MBO'],
            requiredExperience: 'Vijf jaar als secretaresse',
            minHoursPerWeek: 28,
            workModel: 'HYBRID',
            salaryMin: 2900,
            salaryMax: 3600,
            address: eindhoven,
            employer: { industry: 'consultancy', companySize: 'MEDIUM' },
          },
        ),
      },
      {
        grade: 2,
        vacancy: job(
          'Office manager',
          'As office manager you keep our design studio running: visitors, supplies, invoices, travel and the calendar of the founders.',
          {
            requiredSkills: ['Office management', 'Calendar management', 'Invoices', 'English'],
            requiredLanguages: ['Dutch', 'English'],
            requiredEducation: ['BACHELOR_MBO'],
            minHoursPerWeek: 32,
            workModel: 'ON_SITE',
            salaryMin: 2800,
            salaryMax: 3400,
            address: eindhoven,
            employer: { industry: 'software-it', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Managementassistent',
          'Je regelt agenda, vergaderingen en verslagen voor drie managers van een groot productiebedrijf.',
          {
            requiredSkills: ['Agendabeheer', 'Notuleren', 'Outlook'],
            requiredEducation: ['BACHELOR_MBO'],
            minHoursPerWeek: 40,
            workModel: 'ON_SITE',
            salaryMin: 2900,
            salaryMax: 3500,
            address: helmond,
            employer: { industry: 'manufacturing', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Administratief medewerker klantcontact',
          'In ons callcenter beantwoord je vragen van klanten en verwerk je gegevens in het systeem.',
          {
            requiredSkills: ['Telefoneren', 'Administratie'],
            minHoursPerWeek: 24,
            salaryMin: 2800,
            salaryMax: 3000,
            address: eindhoven,
            employer: { industry: 'telecommunications', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job(
          'Heftruckchauffeur',
          'Je laadt en lost vrachtwagens en zet pallets in de stellingen. Een heftruckcertificaat is vereist.',
          {
            requiredSkills: ['Heftruckcertificaat', 'Laden en lossen'],
            salaryMin: 2500,
            salaryMax: 2900,
            address: eindhoven,
            employer: { industry: 'logistics', companySize: 'LARGE' },
          },
        ),
      },
    ],
  },
  {
    id: 'physiotherapist',
    candidate: {
      resume: {
        summary: 'Physiotherapist with a calm manner, at home with knees, shoulders and runners.',
        workExperiences: [
          {
            title: 'Fysiotherapeut',
            startDate: '2018-09-01',
            endDate: null,
            description: 'Behandelen van orthopedische klachten, revalidatie na operaties, groepslessen voor ouderen.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_HBO', title: 'Fysiotherapie', completed: true }],
        skills: [
          skill('Manuele therapie', 4),
          skill('Revalidatie', 7),
          skill('Dry needling', 3),
          language('Dutch', 'native_or_bilingual'),
          language('English', 'professional_working'),
        ],
      },
      preferences: {
        desiredJobTitle: 'Fysiotherapeut',
        jobTypes: ['PART_TIME'],
        hoursPerWeek: 32,
        workModels: ['ON_SITE'],
        industries: ['healthcare-medical'],
        greenFlags: [{ value: 'Eigen klanten', dealbreaker: false }],
        redFlags: [{ value: 'Zzp', dealbreaker: true }],
        salary: 3200,
        travelMode: 'CAR',
        travelTime: 30,
      },
      address: denHaag,
    },
    vacancies: [
      {
        grade: 3,
        vacancy: job(
          'Fysiotherapeut eerstelijns praktijk',
          'In onze praktijk behandel je knieën, schouders en ruggen en begeleid je revalidatie in de oefenzaal. Een BIG-registratie als fysiotherapeut hoort erbij.',
          {
            requiredSkills: ['Fysiotherapie', 'Revalidatie', 'Manuele therapie'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 32,
            salaryMin: 3200,
            salaryMax: 4200,
            address: denHaag,
            employer: { industry: 'healthcare-medical', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 2,
        vacancy: job(
          'Physiotherapist sports clinic',
          'You treat athletes with injuries, plan their rehabilitation and work with a trainer in our gym.',
          {
            requiredSkills: ['Physiotherapy', 'Sports rehabilitation', 'Dry needling', 'Strength training'],
            requiredEducation: ['BACHELOR_HBO'],
            requiredLanguages: ['Dutch', 'English'],
            minHoursPerWeek: 36,
            salaryMin: 3300,
            salaryMax: 4100,
            address: delft,
            employer: { industry: 'healthcare-medical', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 1,
        breaksHardWish: true,
        vacancy: job(
          'Fysiotherapeut revalidatiecentrum',
          'Je behandelt mensen na een beroerte of amputatie in ons revalidatiecentrum en werkt samen met artsen en ergotherapeuten.',
          {
            requiredSkills: ['Fysiotherapie', 'Revalidatie'],
            requiredEducation: ['BACHELOR_HBO'],
            minHoursPerWeek: 32,
            salaryMin: 3300,
            salaryMax: 4300,
            address: groningen,
            employer: { industry: 'healthcare-medical', companySize: 'LARGE' },
          },
        ),
      },
      {
        grade: 0,
        breaksHardWish: true,
        vacancy: job(
          'Fysiotherapeut',
          'Je werkt als zzp in onze praktijk en behandelt je eigen patiënten tegen een percentage van de omzet.',
          {
            requiredSkills: ['Fysiotherapie', 'Revalidatie'],
            requiredEducation: ['BACHELOR_HBO'],
            contractType: 'FREELANCE',
            minHoursPerWeek: 32,
            salaryMin: 3300,
            salaryMax: 4300,
            address: denHaag,
            employer: { industry: 'healthcare-medical', companySize: 'SMALL' },
          },
        ),
      },
      {
        grade: 0,
        vacancy: job('Verkoper buitendienst', 'Je bezoekt winkels, verkoopt ons assortiment verf en haalt je omzetdoel.', {
          requiredSkills: ['Verkoop', 'Onderhandelen', 'Rijbewijs B'],
          salaryMin: 3000,
          salaryMax: 4000,
          address: denHaag,
          employer: { industry: 'consumer-goods', companySize: 'MEDIUM' },
        }),
      },
    ],
  },
];
