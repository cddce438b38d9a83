import type { MatchReason } from '@tandem/contracts/entities/match';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Card } from '@tandem/ui/card';
import { Disclosure } from '@tandem/ui/disclosure';
import { Mark } from '@tandem/ui/reason';
import { Text } from '@tandem/ui/text';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useText } from '@tandem/web-kit/language/text';
import { sourceTexts, type MarkedField } from './source-texts';
import styles from './source-panel.module.css';

const Fields = ({ title, fields, empty }: { title: string; fields: readonly MarkedField[]; empty: string }) => (
  <section aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    {fields.length === 0 && <Text tone="muted">{empty}</Text>}
    {fields.map(({ field, pieces }) => (
      <p key={field} className={styles.text}>
        {pieces.map(({ text, side }, place) =>
          side ? (
            <Mark key={place} side={side}>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
    ))}
  </section>
);

/** Both texts with the words marked that the reasons rest on. */
export const SourcePanel = ({ reason, vacancy }: { reason: MatchReason; vacancy: Vacancy }) => {
  const t = useText();
  const resume = useOwnResume();
  const { yours, theirs } = sourceTexts(reason, resume.data, vacancy);
  return (
    <Card>
      <Disclosure title={t('sources.title')} level={2} variant="display">
        <div className={styles.columns}>
          <Fields title={t('sources.yours')} fields={yours} empty={t('sources.none')} />
          <Fields title={t('sources.theirs')} fields={theirs} empty={t('sources.none')} />
        </div>
      </Disclosure>
    </Card>
  );
};
