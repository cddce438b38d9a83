import type { Candidate } from '@tandem/contracts/entities/candidate';
import { Badge, type BadgeTone } from '@tandem/ui/badge';
import { useText } from '@tandem/web-kit/language/text';
import { LoaderCircle } from 'lucide-react';
import { Missing } from '../table/missing';
import styles from './matching.module.css';

const tones = { PENDING: 'info', BUSY: 'info', DONE: 'success', VERIFIED: 'success', ERROR: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>;

/** Whether a resume waits to be read, or is read just now. */
export const isReading = (resume: Candidate['resume']): boolean => resume?.status === 'PENDING' || resume?.status === 'BUSY';

/** How far the resume of a candidate is; it turns while it is being read. */
export const ResumeState = ({ resume }: Pick<Candidate, 'resume'>) => {
  const t = useText();
  if (!resume) return <Missing />;
  return (
    <Badge tone={tones[resume.status]}>
      {isReading(resume) && <LoaderCircle aria-hidden className={styles.spinner} />}
      {t(`admin.resume.${resume.status}`)}
    </Badge>
  );
};

/** Whether a run is under way. */
export const MatchingState = ({ beingMatched }: Pick<Candidate, 'beingMatched'>) => {
  const t = useText();
  if (!beingMatched) return t('admin.no');
  return (
    <Badge tone="info">
      <LoaderCircle aria-hidden className={styles.spinner} />
      {t('admin.yes')}
    </Badge>
  );
};
