import { EmptyState } from '@tandem/ui/empty-state';
import { Link } from '@tandem/ui/link';
import { InItsPlace } from '@tandem/web-kit/app/in-its-place';
import { useKept } from '@tandem/web-kit/forms/draft';
import { TypedWords } from '@tandem/web-kit/forms/typed-words';
import { writtenWords } from '@tandem/web-kit/forms/written-words';
import { useText } from '@tandem/web-kit/language/text';
import { candidateDraft } from './use-candidate-form';
import { resumeDraft } from './use-resume-lists';

/** What is written in the forms of a test candidate; the rest is chosen. */
const written = ['firstName', 'lastName', 'desiredJobTitle', 'attributes', 'title', 'company', 'stack', 'description'] as const;

/** That a test candidate is not there, with what was typed about it when a colleague deleted it. */
export const CandidateGone = ({ id, back }: { id: string; back: string }) => {
  const t = useText();
  const typed = [useKept(candidateDraft(id)), useKept(resumeDraft(id))];
  return (
    <InItsPlace wasShown>
      <EmptyState
        illustration="not-found"
        level={1}
        title={t('admin.candidate.gone')}
        action={<Link href={back}>{t('admin.candidate.all')}</Link>}
      />
      <TypedWords words={writtenWords(typed, written).join('\n\n')} />
    </InItsPlace>
  );
};
