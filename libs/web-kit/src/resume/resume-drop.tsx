import { fileLimits } from '@tandem/domain/limits';
import { FileDrop } from '@tandem/ui/file-drop';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { type ResumeWays, useResumeFile } from './use-resume-file';

type Props = ResumeWays & { isDisabled?: boolean; children: ReactNode };

/** Where a resume is dropped: a PDF or, where it can be taken over, a JSON Resume. */
export const ResumeDrop = ({ onPdf, onJson, isDisabled = false, children }: Props) => {
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
    >
      {children}
    </FileDrop>
  );
};
