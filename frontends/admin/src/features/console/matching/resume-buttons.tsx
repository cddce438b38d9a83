import type { Candidate } from '@tandem/contracts/entities/candidate';
import { fileLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { useFileErrorText } from '@tandem/web-kit/gateway/errors';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { FileUp, FileX } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useRemoveTestResumeMutation, useUploadTestResumeMutation } from './matching.api';

const pdf = 'application/pdf';

/** Puts a PDF in place of the resume, or takes the resume away. */
export const ResumeButtons = ({ candidate: { id, resume } }: { candidate: Candidate }) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useFileErrorText();
  const [upload, uploading] = useUploadTestResumeMutation();
  const [remove, removing] = useRemoveTestResumeMutation();
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.type !== pdf) return notify.danger('error.pdf_only');
    if (file.size > fileLimits.pdf) return notify.danger('error.file_too_large');
    const sent = await upload({ params: { id }, files: { resume: file } });
    if (sent.error) notify.danger('admin.resume.upload_failed', { reason: errorText(sent.error, file) });
    else notify.success('admin.resume.uploaded');
  };
  const drop = async (): Promise<void> => {
    const removed = await remove({ params: { id } });
    if (removed.error) notify.danger('admin.resume.remove_failed');
    else notify.success('admin.resume.removed');
  };
  return (
    <>
      <FileTrigger acceptedFileTypes={[pdf]} onSelect={(files) => void send(files?.[0])}>
        <Button isPending={uploading.isLoading}>
          <FileUp />
          {t('admin.resume.upload')}
        </Button>
      </FileTrigger>
      {resume && (
        <Button onPress={() => void drop()} isPending={removing.isLoading}>
          <FileX />
          {t('admin.resume.remove')}
        </Button>
      )}
    </>
  );
};
