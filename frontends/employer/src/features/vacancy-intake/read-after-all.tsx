import type { ReadPart } from '@tandem/contracts/vacancies/reading';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';

const asked = ['title', 'address', 'hours', 'salary', 'contractType'] as const;
/** So many of these beside the title are plenty: then it is not said that anybody is looked for. */
const plenty = 2;
const shown: readonly string[] = ['title', 'address'] satisfies (typeof asked)[number][];

/** What a text that is no vacancy says of one, and what it lacks to be one. */
export const ReadAfterAll = ({ parts }: { parts: readonly ReadPart[] }) => {
  const t = useText();
  if (parts.length === 0) return null;
  const of = (field: (typeof asked)[number]) => parts.find((part) => part.field === field);
  const found = asked.flatMap((field) => {
    const part = of(field);
    return part ? [t(`vacancyReading.fact.${field}`) + (shown.includes(field) ? ` (${part.value})` : '')] : [];
  });
  const isPlenty = of('title') !== undefined && found.length > plenty;
  const missing = isPlenty
    ? [t('vacancyReading.fact.asking')]
    : asked.filter((field) => !of(field)).map((field) => t(`vacancyReading.fact.${field}`));
  return (
    <>
      <Text>{t('vacancyReading.found', { facts: found.join(', ') })}</Text>
      <Text>{t('vacancyReading.missing', { facts: missing.join(', ') })}</Text>
    </>
  );
};
