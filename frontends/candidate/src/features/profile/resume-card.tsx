import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { isEmptyResume, isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { download } from '@tandem/web-kit/gateway/download';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useImportResumeMutation, useUploadResumeMutation, useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { ResumeDrop } from '@tandem/web-kit/resume/resume-drop';
import { useText } from '@tandem/web-kit/language/text';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useRemoveResumeMutation } from './profile.api';

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
      <Button isPending={isLoading} onPress={() => void removeAsked()}>
        <Trash2 aria-hidden size={16} />
        {t('profile.resume.remove')}
      </Button>
    </>
  );
};

/** The resume as it stands: to replace, to download, to remove. */
export const ResumeCard = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const [replace] = useUploadResumeMutation();
  const [importJson] = useImportResumeMutation();
  const status = account.accountInfo.resume?.status;
  const { data: resume } = useOwnResume();
  const isEmpty = status === 'VERIFIED' && resume !== undefined && isEmptyResume(resume);
  return (
    <Card as="section">
      <CardHead title={t('profile.resume')} />
      <Stack>
        <Text role="status">{t(isEmpty ? 'profile.resume.empty' : status ? `profile.resume.${status}` : 'profile.resume.none')}</Text>
        {status && (
          <Row>
            {status === 'DONE' && (
              <LinkButton variant="primary" href="/intake">
                {t('profile.resume.review')}
              </LinkButton>
            )}
            {status === 'VERIFIED' && (
              <LinkButton variant={isEmpty ? 'primary' : 'secondary'} href="/resume">
                <Pencil aria-hidden size={16} />
                {t(isEmpty ? 'resume.fill_in' : 'profile.resume.edit')}
              </LinkButton>
            )}
            {isResumeReady(status) && <ResumeButtons />}
          </Row>
        )}
        <ResumeDrop
          readError={resume?.readError}
          onPdf={async (resume) => replace({ files: { resume } }).unwrap()}
          onJson={async (body) => importJson({ body }).unwrap()}
          isDisabled={isResumeBeingRead(status)}
          isReplacing={Boolean(status)}
        />
      </Stack>
    </Card>
  );
};
