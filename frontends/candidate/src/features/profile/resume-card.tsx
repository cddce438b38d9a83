import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { fileLimits } from '@tandem/domain/limits';
import { isResumeReady } from '@tandem/domain/resume';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { FileDrop } from '@tandem/ui/file-drop';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { download } from '@tandem/web-kit/download';
import { useNotify } from '@tandem/web-kit/notify';
import { useText } from '@tandem/web-kit/text';
import { Download, Trash2 } from 'lucide-react';
import { useRemoveResumeMutation, useReplaceResumeMutation } from './profile.api';

const isBeingRead = (status: string | undefined): boolean => status === 'PENDING' || status === 'BUSY';

const ResumeButtons = () => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const [remove, { isLoading }] = useRemoveResumeMutation();
  const removeAsked = async (): Promise<void> => {
    const labels = { confirmLabel: t('profile.resume.remove'), cancelLabel: t('profile.resume.keep') };
    const question = { title: t('profile.resume.remove_title'), text: t('profile.resume.remove_text'), isDestructive: true, ...labels };
    if (!(await ask(question))) return;
    await remove()
      .unwrap()
      .then(() => notify.success('profile.resume.removed'), notify.error);
  };
  return (
    <>
      <Button onPress={() => void download(resumesRoutes.download.path, 'resume.pdf').catch(notify.error)}>
        <Download aria-hidden size={16} />
        {t('profile.resume.download')}
      </Button>
      <Button variant="quiet" isPending={isLoading} onPress={() => void removeAsked()}>
        <Trash2 aria-hidden size={16} />
        {t('profile.resume.remove')}
      </Button>
    </>
  );
};

/** The resume as it stands: to replace, to download, to remove. */
export const ResumeCard = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const notify = useNotify();
  const [replace, { isLoading }] = useReplaceResumeMutation();
  const status = account.accountInfo.resume?.status;
  const upload = async (resume: File): Promise<void> => {
    await replace({ files: { resume } })
      .unwrap()
      .then(
        () => notify.success('resume.uploaded'),
        () => notify.danger('profile.resume.failed'),
      );
  };
  return (
    <Card as="section">
      <CardHead title={t('profile.resume')} />
      <Stack>
        <Text role="status">{t(status ? `profile.resume.${status}` : 'profile.resume.none')}</Text>
        {status && (
          <Row>
            {status === 'DONE' && (
              <LinkButton variant="primary" href="/intake">
                {t('profile.resume.review')}
              </LinkButton>
            )}
            {isResumeReady(status) && <ResumeButtons />}
          </Row>
        )}
        <FileDrop
          acceptedTypes={['application/pdf']}
          maxSize={fileLimits.pdf}
          hint={t('profile.resume.hint')}
          isPending={isLoading}
          isDisabled={isBeingRead(status)}
          onSelect={(file) => void upload(file)}
          onRefuse={(reason) => notify.danger(reason === 'type' ? 'error.pdf_only' : 'error.file_too_large')}
        >
          {t(status ? 'profile.resume.replace' : 'resume.drop')}
        </FileDrop>
      </Stack>
    </Card>
  );
};
