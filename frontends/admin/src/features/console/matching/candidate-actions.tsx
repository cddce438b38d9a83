import type { Candidate } from '@tandem/contracts/entities/candidate';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { ListChecks, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '../table/download-button';
import { CandidateDialog } from './candidate-dialog';
import { useMatchTestCandidateMutation, useRemoveTestCandidateMutation } from './matching.api';
import { ResumeButtons } from './resume-buttons';
import { ResumeDialog } from './resume-dialog';
import { useReadError } from './use-read-error';

const MatchButton = ({ candidate }: { candidate: Candidate }) => {
  const t = useText();
  const notify = useNotify();
  const [match, { isLoading }] = useMatchTestCandidateMutation();
  const run = () => match({ body: { candidateId: candidate.id } }).unwrap().catch(notify.error); // prettier-ignore
  return (
    <Button variant="primary" onPress={() => void run()} isPending={isLoading || candidate.beingMatched}>
      <Sparkles />
      {t('admin.candidate.match')}
    </Button>
  );
};

const RemoveButton = ({ candidate, onRemoved }: { candidate: Candidate; onRemoved: () => void }) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const [remove, { isLoading }] = useRemoveTestCandidateMutation();
  const drop = async (): Promise<void> => {
    const isSure = await ask({
      title: t('admin.candidate.delete.title'),
      text: t('admin.candidate.delete.text'),
      confirmLabel: t('admin.candidate.delete'),
      cancelLabel: t('admin.cancel'),
      isDestructive: true,
    });
    if (isSure) await remove({ params: { id: candidate.id } }).unwrap().then(onRemoved).catch(notify.error); // prettier-ignore
  };
  return (
    <Button variant="danger" onPress={() => void drop()} isPending={isLoading}>
      <Trash2 />
      {t('admin.candidate.delete')}
    </Button>
  );
};

/** What can be done with a test candidate; its resume can be had and edited once it is read, matching needs one that is just read. */
export const CandidateActions = ({ candidate, onRemoved }: { candidate: Candidate; onRemoved: () => void }) => {
  const t = useText();
  const [open, setOpen] = useState<'candidate' | 'resume' | null>(null);
  const status = candidate.resume?.status;
  const isRead = status === 'DONE' || status === 'VERIFIED';
  const close = () => setOpen(null);
  useReadError(candidate.resume, () => setOpen((now) => (now === 'resume' ? null : now)));
  return (
    <Row>
      {status === 'DONE' && <MatchButton candidate={candidate} />}
      {isRead && (
        <>
          <Button onPress={() => setOpen('resume')}>
            <ListChecks />
            {t('admin.resume.edit')}
          </Button>
          <DownloadButton
            path={urlOf(resumesRoutes.downloadTestResume, { params: { id: candidate.id } })}
            fileName="resume.pdf"
            label={t('admin.resume.download')}
          />
        </>
      )}
      <ResumeButtons candidate={candidate} />
      <Button onPress={() => setOpen('candidate')}>
        <Pencil />
        {t('admin.candidate.edit')}
      </Button>
      <RemoveButton candidate={candidate} onRemoved={onRemoved} />
      {open === 'candidate' && <CandidateDialog candidate={candidate} onClose={close} onSaved={() => undefined} />}
      {open === 'resume' && <ResumeDialog id={candidate.id} onClose={close} />}
    </Row>
  );
};
