import { fileLimits } from '@tandem/domain/limits';
import type { ReadError } from '@tandem/domain/resume';
import { FileDrop } from '@tandem/ui/file-drop';
import { Stack } from '@tandem/ui/layout';
import { useText } from '../language/text';
import { ReadErrorBanner } from './read-error-banner';
import { type ResumeWays, useResumeFile } from './use-resume-file';

type Props = ResumeWays & {
  isDisabled?: boolean;
  /** There is a resume already, which the file takes the place of. */
  isReplacing?: boolean;
  /** Why the last document could not be read; said until another one is dropped. */
  readError?: ReadError | null | undefined;
};

/** Where a resume is dropped: a PDF or, where it can be taken over, a JSON Resume. */
export const ResumeDrop = ({ onPdf, onJson, isDisabled = false, isReplacing = false, readError }: Props) => {
  const t = useText();
  const { send, refuse, refusal, isPending, acceptedTypes } = useResumeFile({ onPdf, onJson });
  return (
    <Stack>
      {readError && !refusal && !isPending && <ReadErrorBanner reason={readError} />}
      <FileDrop
        acceptedTypes={acceptedTypes}
        maxSize={fileLimits.pdf}
        hint={t(onJson ? 'resume.upload_hint' : 'profile.resume.hint')}
        errorMessage={refusal}
        isPending={isPending}
        pendingText={t('resume.sending')}
        isDisabled={isDisabled}
        onSelect={(file) => void send(file)}
        onRefuse={refuse}
        touchText={t(isReplacing ? 'profile.resume.choose' : 'resume.choose')}
      >
        {t(isReplacing ? 'profile.resume.replace' : 'resume.drop')}
      </FileDrop>
    </Stack>
  );
};
