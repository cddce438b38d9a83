import { fileLimits } from '@tandem/domain/limits';
import { FileDrop } from '@tandem/ui/file-drop';
import { useText } from '../text';
import { type ResumeWays, useResumeFile } from './use-resume-file';

type Props = ResumeWays & {
  isDisabled?: boolean;
  /** There is a resume already, which the file takes the place of. */
  isReplacing?: boolean;
};

/** Where a resume is dropped: a PDF or, where it can be taken over, a JSON Resume. */
export const ResumeDrop = ({ onPdf, onJson, isDisabled = false, isReplacing = false }: Props) => {
  const t = useText();
  const { send, refuse, refusal, isPending, acceptedTypes } = useResumeFile({ onPdf, onJson });
  return (
    <FileDrop
      acceptedTypes={acceptedTypes}
      maxSize={fileLimits.pdf}
      hint={t(onJson ? 'resume.upload_hint' : 'profile.resume.hint')}
      errorMessage={refusal}
      isPending={isPending}
      isDisabled={isDisabled}
      onSelect={(file) => void send(file)}
      onRefuse={refuse}
      touchText={t(isReplacing ? 'profile.resume.choose' : 'resume.choose')}
    >
      {t(isReplacing ? 'profile.resume.replace' : 'resume.drop')}
    </FileDrop>
  );
};
