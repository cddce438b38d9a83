const kin = 'parent(?:ing|hood)?|mother|father|mum|mom|dad|moeder|vader|ouder|mama|papa';
const keeper =
  'homemaker|home maker|housewife|house ?husband|huisvrouw|huisman|huismoeder|huisvader|mantelzorg(?:er|ster)?|(?:family|informal|unpaid) care(?:r|giver)|carer|caregiver|caregiving';
const whole = `(?:(?:full|part)[- ]?time |fulltime |voltijds? |unpaid )?(?:(?:stay|work)[- ]at[- ]home |thuisblijvende? )?(?:${kin}|${keeper})`;
const pause =
  '(?:career|work|family) (?:break|pause|gap)|sabbatical|gap year|tussenjaar|(?:parental|maternity|family|care) leave|(?:ouderschaps|zorg)verlof|loopbaanonderbreking|wereldreis|world trip|travell?ing|reizen|werkzoekende?|unemployed|between jobs|job ?seeker';

/** "Full-time parent and carer", "Huisvrouw en moeder", "Career break": what a resume tells a time without a job with. A carer alone has a job. */
const atHome = new RegExp(
  `^(?!(?:carer|caregiver)\\s*$)(?:${whole}(?:\\s*(?:,|/|&|and|en)\\s*${whole})*(?:\\s+(?:at home|thuis|of|van|for|voor)(?!\\p{L}).*)?|(?:${pause})(?:\\s*(?:[-–—(,:/]|\\b(?:through|around|in|door|for|to|voor|om)\\b).*)?)$`,
  'iu',
);

/** Whether a title names a time at home or between jobs, which is no experience in a job. */
export const isAtHome = (title: string): boolean => atHome.test(title.trim());
