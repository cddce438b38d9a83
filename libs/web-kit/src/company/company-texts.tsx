import type { PublicCompany } from '@tandem/contracts/entities/company';
import { companySections, readCompanySummary, type CompanySection, type CompanySummary } from '@tandem/domain/company-summary';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { Markdown } from '@tandem/ui/markdown';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../language/text';
import { useCompanyText } from './use-company-text';
import styles from './company-page.module.css';

// Visitors read; only the company itself writes.
const CompanyTextEditor = lazy(() => import('./company-text-editor'));

type SectionProps = {
  section: CompanySection;
  summary: CompanySummary;
  /** The path of the text they stand in. */
  seen: string | null;
  isOwn: boolean;
  /** The section that is being changed: one at a time, so that none is lost by what becomes of another. */
  editing: CompanySection | null;
  onEdit: (section: CompanySection | null) => void;
};

/** The button that opened an editor has the focus again when that closes. */
const useFocusBack = (isEditing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
};

const Section = ({ section, summary, seen, isOwn, editing, onEdit }: SectionProps) => {
  const t = useText();
  const isEditing = editing === section;
  const button = useFocusBack(isEditing);
  const title = t(`company.section.${section}`);
  const text = summary[section];
  if (!text && !isOwn) return null;
  return (
    <section aria-labelledby={`section-${section}`}>
      <Row isSpread className={styles.sectionHead}>
        <h2 id={`section-${section}`}>{title}</h2>
        {isOwn && !isEditing && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            aria-label={t('company.edit', { title })}
            isDisabled={editing !== null}
            onPress={() => onEdit(section)}
          >
            <PencilLine />
            {t('vacancy.edit')}
          </Button>
        )}
      </Row>
      {isEditing ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <CompanyTextEditor section={section} summary={summary} seen={seen} onDone={() => onEdit(null)} />
        </Suspense>
      ) : text ? (
        <Markdown topLevel={3}>{text}</Markdown>
      ) : (
        <Text tone="muted">{t('company.section_empty')}</Text>
      )}
    </section>
  );
};

/** About, what we do, our culture: the sections of the company's summary. */
export const CompanyTexts = ({ company: { summaryUrl }, isOwn }: { company: Pick<PublicCompany, 'summaryUrl'>; isOwn: boolean }) => {
  const t = useText();
  const [editing, setEditing] = useState<CompanySection | null>(null);
  const { data, error, seen } = useCompanyText(summaryUrl);
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
        <Section key={section} section={section} summary={summary} seen={seen} isOwn={mayEdit} editing={editing} onEdit={setEditing} />
      ))}
    </div>
  );
};
