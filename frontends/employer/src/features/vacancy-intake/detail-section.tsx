import { SourceRef } from '@tandem/ui/annotated-text';
import { Badge } from '@tandem/ui/badge';
import { useText } from '@tandem/web-kit/language/text';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { numberOf, sureEnough, type SourceField } from './details-form';
import styles from './details-step.module.css';

type Props = {
  field: SourceField;
  current: string | null;
  onCurrent: (field: SourceField) => void;
  confidence: number | null;
  /** The source has words for it. */
  hasSource: boolean;
  isMissing: boolean;
  /** Where the fields in it have names of their own. */
  hasHeading?: boolean;
  children: ReactNode;
};

const State = ({ confidence, isMissing }: Pick<Props, 'confidence' | 'isMissing'>) => {
  const t = useText();
  const isSure = confidence !== null && confidence >= sureEnough;
  if (!isMissing && confidence === null) return null;
  if (!isMissing && isSure) {
    return (
      <Badge tone="success">
        <Check />
        {t('wizard.found')}
      </Badge>
    );
  }
  return (
    <Badge tone="warning">
      <TriangleAlert />
      {t(isMissing ? 'wizard.missing' : 'wizard.unsure')}
    </Badge>
  );
};

/** One field of the details: what it is, where it was read, and how sure that is. */
export const DetailSection = ({ field, current, onCurrent, confidence, hasSource, isMissing, hasHeading, children }: Props) => {
  const t = useText();
  const name = t(`wizard.field.${field}`);
  return (
    <section
      id={`detail-${field}`}
      aria-label={name}
      className={styles.section}
      data-current={field === current || undefined}
      onFocus={() => onCurrent(field)}
    >
      {hasHeading && <h2 className={styles.heading}>{name}</h2>}
      <div className={styles.state}>
        {hasSource && (
          <SourceRef
            number={numberOf(field)}
            label={t('wizard.show_source', { name })}
            isCurrent={field === current}
            onPress={() => onCurrent(field)}
          />
        )}
        <State confidence={confidence} isMissing={isMissing} />
      </div>
      {children}
    </section>
  );
};
