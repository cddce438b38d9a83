import type { PublicCompany } from '@tandem/contracts/entities/company';
import {
  companySections,
  readCompanySummary,
  writeCompanySummary,
  type CompanySection,
  type CompanySummary,
} from '@tandem/domain/company-summary';
import { textLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { Markdown } from '@tandem/ui/markdown';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { MarkdownField } from '../forms/markdown-field';
import { useNotify } from '../forms/notify';
import { useLanguage, useText } from '../language/text';
import { useFileTextQuery, useSaveSummaryMutation } from './company.api';
import styles from './company-page.module.css';

type SectionProps = { section: CompanySection; summary: CompanySummary; isOwn: boolean };

const Editor = ({ section, summary, onDone }: Omit<SectionProps, 'isOwn'> & { onDone: () => void }) => {
  const t = useText();
  const notify = useNotify();
  const language = useLanguage();
  const [text, setText] = useState(summary[section]);
  const [save, { isLoading }] = useSaveSummaryMutation();
  const whole = writeCompanySummary({ ...summary, [section]: text }, language);
  const keep = async (): Promise<void> => {
    if (text.trim() === summary[section]) return onDone();
    try {
      await save({ body: { summary: whole, fromMessage: false } }).unwrap();
      onDone();
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Stack>
      <MarkdownField
        label={t(`company.section.${section}`)}
        isLabelHidden
        rows={8}
        maxLength={textLimits.paragraph}
        value={text}
        onChange={setText}
      />
      <Row>
        <Button variant="primary" isPending={isLoading} isDisabled={whole === ''} onPress={() => void keep()}>
          {t('company.save')}
        </Button>
        <Button onPress={onDone}>{t('company.cancel')}</Button>
      </Row>
    </Stack>
  );
};

const Section = ({ section, summary, isOwn }: SectionProps) => {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const title = t(`company.section.${section}`);
  const text = summary[section];
  if (!text && !isOwn) return null;
  return (
    <section aria-labelledby={`section-${section}`}>
      <Row isSpread className={styles.sectionHead}>
        <h2 id={`section-${section}`}>{title}</h2>
        {isOwn && !isEditing && (
          <Button variant="quiet" size="small" aria-label={t('company.edit', { title })} onPress={() => setEditing(true)}>
            <PencilLine />
            {t('vacancy.edit')}
          </Button>
        )}
      </Row>
      {isEditing ? (
        <Editor section={section} summary={summary} onDone={() => setEditing(false)} />
      ) : text ? (
        <Markdown topLevel={3}>{text}</Markdown>
      ) : (
        <Text tone="muted">{t('company.section_empty')}</Text>
      )}
    </section>
  );
};

/** About, what we do, our culture: the sections of the company's summary. */
export const CompanyTexts = ({ company: { summaryUrl }, isOwn }: { company: PublicCompany; isOwn: boolean }) => {
  const t = useText();
  const { data, error } = useFileTextQuery(summaryUrl ?? '', { skip: !summaryUrl });
  if (summaryUrl && data === undefined && !error) {
    return (
      <Loading label={t('company_intake.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const summary = readCompanySummary(data ?? '');
  // Without the text that is there, saving one section would lose the others.
  const mayEdit = isOwn && !error;
  return (
    <div className={styles.texts}>
      {error && <Text tone="muted">{t('company.text_failed')}</Text>}
      {companySections.map((section) => (
        <Section key={section} section={section} summary={summary} isOwn={mayEdit} />
      ))}
    </div>
  );
};
