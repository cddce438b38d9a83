import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Actions, Row, Stack } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import {
  useImportResumeMutation,
  useStartResumeMutation,
  useUploadResumeMutation,
  useOwnResume,
} from '@tandem/web-kit/resume/own-resume.api';
import { ReadingScreen } from '@tandem/web-kit/resume/reading-screen';
import { useReadingWatch } from '@tandem/web-kit/resume/use-reading-watch';
import { ResumeDrop } from '@tandem/web-kit/resume/resume-drop';
import { useReadingEnd } from './use-reading-end';

type Props = { onBack: () => void; onNext: () => void };

const StepButtons = ({ onBack, onNext, isReady }: Props & { isReady: boolean }) => {
  const t = useText();
  const notify = useNotify();
  const [startBlank, starting] = useStartResumeMutation();
  const ask = usePopup();
  const blank = async (): Promise<void> => {
    // An empty one takes the place of what was read, and of all that was corrected in it.
    const question = { title: t('intake.without.title'), text: t('intake.without.text') };
    const labels = { confirmLabel: t('intake.without.confirm'), cancelLabel: t('intake.without.cancel') };
    if (isReady && !(await ask({ ...question, ...labels, isDestructive: true }))) return;
    try {
      await startBlank().unwrap();
      onNext();
    } catch (failure) {
      notify.error(failure);
    }
  };
  return (
    <Actions>
      <Button onPress={onBack}>{t('intake.back')}</Button>
      <Row>
        <Button variant="quiet" isPending={starting.isLoading} onPress={() => void blank()}>
          {t('resume.without')}
        </Button>
        {isReady && (
          <Button variant="primary" onPress={onNext}>
            {t('intake.next')}
          </Button>
        )}
      </Row>
    </Actions>
  );
};

/** Step 2: a PDF, which is read while you wait, a JSON Resume, or an empty resume. */
export const ResumeStep = ({ onBack, onNext }: Props) => {
  const t = useText();
  const { data, isNone, refetch } = useOwnResume();
  useReadingWatch(data?.status, refetch);
  const resume = isNone ? undefined : data;
  const onSent = useReadingEnd(resume, onNext);
  const [upload] = useUploadResumeMutation();
  const [importJson] = useImportResumeMutation();
  if (isResumeBeingRead(resume?.status)) return <ReadingScreen isScan={resume?.reading?.isScan === true} />;
  return (
    <Stack gap={6}>
      {isResumeReady(resume?.status) && <Banner tone="success">{t(resume?.originalFilePath ? 'resume.ready' : 'resume.kept')}</Banner>}
      <Card>
        <ResumeDrop
          readError={resume?.readError}
          onPdf={async (pdf) => onSent((await upload({ files: { resume: pdf } }).unwrap()).id)}
          onJson={async (body) => {
            await importJson({ body }).unwrap();
            onNext();
          }}
        />
      </Card>
      <StepButtons onBack={onBack} onNext={onNext} isReady={isResumeReady(resume?.status)} />
      <Text size="tiny" tone="muted">
        {t('resume.privacy')}
      </Text>
    </Stack>
  );
};
