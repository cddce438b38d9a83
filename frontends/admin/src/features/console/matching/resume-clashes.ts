import type { LanguageLevel } from '@tandem/domain/resume';
import { usePeriodText } from '@tandem/web-kit/language/period-text';
import { useText } from '@tandem/web-kit/language/text';
import { lower } from '@tandem/web-kit/language/lower';
import type { Clash, ListName } from './merged-lists';

const titles = { experiences: 'review.experiences', educations: 'review.educations', skills: 'review.skills' } as const satisfies Record<
  ListName,
  string
>;

/** Entries of a resume as people read them. */
export const useResumeClashes = () => {
  const t = useText();
  const period = usePeriodText();
  const wordsOf = (clash: Clash): string => {
    if (clash.theirs === null) return t('admin.resume.changed.removed');
    const { description } = clash.theirs;
    if (clash.list === 'experiences') return joined(clash.theirs.title, clash.theirs.company, period(clash.theirs), description);
    if (clash.list === 'educations')
      return joined(t(`education.${lower(clash.theirs.educationType)}`), clash.theirs.title, period(clash.theirs), description);
    const { type, stack, yearsOfExperience } = clash.theirs;
    const level = type === 'LANGUAGES' && description ? t(`language.level.${description as LanguageLevel}`) : description;
    return joined(
      t(`skill.type.${lower(type)}`),
      stack,
      yearsOfExperience === null ? null : t('builder.years', { count: yearsOfExperience }),
      level,
    );
  };
  const nameOf = ({ mine, theirs, id }: Clash): string => {
    const entry = mine ?? theirs;
    return (entry && ('stack' in entry ? entry.stack : entry.title)) || id;
  };
  return (clashes: readonly Clash[]) =>
    clashes.map((clash) => ({ label: `${t(titles[clash.list])}: ${nameOf(clash)}`, value: wordsOf(clash) }));
};

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
