import { normalise } from './normalise';

/** -2 learner, -1 junior, 0 unsaid, 1 senior, 2 lead, 3 head of a department or higher. */
export type Seniority = -2 | -1 | 0 | 1 | 2 | 3;

const words: Record<string, Seniority> = {};
const add = (level: Seniority, list: string): void => {
  for (const word of list.split(' ')) words[word] = level;
};
add(
  -2,
  'intern internship stage stagiair stagiaire stageplek stageopdracht trainee traineeship leerling apprentice apprenticeship bbl bol afstudeerstage afstudeerder werkstudent afstudeeropdracht leerbaan graduate',
);
add(-1, 'junior jr starter startersfunctie beginnend aankomend aspirant entry');
add(0, 'medior midlevel mid ervaren allround zelfstandig experienced intermediate gediplomeerd');
add(1, 'senior sr snr gevorderd');
add(2, 'lead principal staff teamleider teamlead teamleidster voorman ploegleider teamcaptain meewerkend');
add(3, 'head hoofd chief director directeur vp ceo cto cfo coo cio cmo chro vice executive bestuurder');

// A teamleider or voorman leads others, which is work of its own; a lead developer still develops.
const ownWork = new Set('staff teamleider teamleidster teamlead voorman ploegleider teamcaptain'.split(' '));

/** Words that say only how far along somebody is; without them the title stays the same title. */
export const isSeniorityWord = (word: string): boolean => (words[word] ?? 3) <= 2 && !ownWork.has(word);

/** How far along the career a title places somebody; of several words the first that says something counts. */
export const seniorityOf = (title: string): Seniority => {
  for (const word of normalise(title).split(' ')) {
    const level = words[word];
    if (level) return level;
    if (/^hoofd\p{L}{4}/u.test(word)) return 3;
  }
  return 0;
};
