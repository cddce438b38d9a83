const kin = 'parent(?:ing|hood)?|mother|father|mum|mom|dad|moeder|vader|ouder|mama|papa';
const keeper =
  'homemaker|home maker|housewife|house ?husband|huisvrouw|huisman|huismoeder|huisvader|mantelzorg(?:er|ster)?|(?:family|informal|unpaid) care(?:r|giver)|carer|caregiver|caregiving';
const whole = `(?:(?:full|part)[- ]?time |fulltime |voltijds? |unpaid )?(?:(?:stay|work)[- ]at[- ]home |thuisblijvende? )?(?:${kin}|${keeper})`;
const pause =
  '(?:career|work|family) (?:break|pause|gap)|sabbatical|gap year|tussenjaar|(?:parental|maternity|paternity|family|care|sick|medical|unpaid|bereavement) leave|(?:ouderschaps|zorg|zwangerschaps|ziekte|adoptie|onbetaald )verlof|loopbaanonderbreking|wereldreis|world trip|travell?ing|reizen|werkzoekende?|unemployed|between (?:jobs|roles)|job ?seeker|(?:zorg voor|verzorgen van|verzorging van|opvoeden van|opvoeding van|caring for|care of|raising|bringing up) (?:(?:mijn|onze|de|my|our|the|a|young|jonge|zieke|sick) )*(?:kinderen|gezin|ouders?|moeder|vader|partner|children|kids|family|parents?|mother|father|relative)';

/** "Full-time parent and carer", "Huisvrouw en moeder", "Career break": what a resume tells a time without a job with. A carer alone has a job. */
const atHome = new RegExp(
  `^(?!(?:carer|caregiver)\\s*$)(?:${whole}(?:\\s*(?:,|/|&|and|en)\\s*${whole})*(?:\\s+(?:at home|thuis|of|van|for|voor)(?!\\p{L}).*)?|(?:${pause})(?:\\s*(?:[-–—(,:/]|\\b(?:through|around|in|door|for|to|voor|om)\\b).*)?)$`,
  'iu',
);

/** Whether a title names a time at home or between jobs, which is no experience in a job. */
export const isAtHome = (title: string): boolean => atHome.test(title.trim());
