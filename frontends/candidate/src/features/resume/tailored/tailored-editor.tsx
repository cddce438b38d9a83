import type { Match } from '@tandem/contracts/entities/match';
import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { accountPhoto } from '@tandem/web-kit/account-name';
import { urlOf } from '@tandem/web-kit/call';
import { download } from '@tandem/web-kit/download';
import { useUnsavedWork } from '@tandem/web-kit/forms';
import { useNotify } from '@tandem/web-kit/notify';
import { report } from '@tandem/web-kit/report';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';
import { WandSparkles } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { ActionsPanel } from '../actions-panel';
import type { Draft } from '../draft/draft';
import { useHistory } from '../draft/use-history';
import { Preview } from '../preview/preview';
import { useLayout } from '../preview/use-layout';
import { useUndoKeys } from '../use-undo-keys';
import { Workbench } from '../workbench';
import { differences, tailored } from './overrides';
import { TailoredForm } from './tailored-form';
import { useSaveTailoredMutation, useTailorMutation } from './tailored.api';

type Props = { match: Match; base: Draft; overrides: ResumeOverrides };

/** The resume of one match: the structure is locked, the words may differ. */
export const TailoredEditor = ({ match, base, overrides: initial }: Props) => {
  const t = useText();
  const notify = useNotify();
  const account = useSignedIn<'CANDIDATE'>();
  const history = useHistory(initial);
  const { value: overrides, change, revision } = history;
  const [save, saving] = useSaveTailoredMutation();
  const [tailor, tailoring] = useTailorMutation();
  const params = { matchId: match.id };
  const isEdited = JSON.stringify(overrides) !== JSON.stringify(initial);
  const isSent = !isEdited && JSON.stringify(initial) === JSON.stringify(match.resumeSettings?.overrides ?? {});
  useUnsavedWork(isEdited);
  useUndoKeys(history);
  const picture = accountPhoto(account);
  const draft = useMemo(() => tailored(base, overrides), [base, overrides]);
  const layout = useLayout(useDeferredValue(draft), Boolean(picture));
  const keep = async (): Promise<boolean> => {
    try {
      await save({ params, body: { overrides } }).unwrap();
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  // The file is drawn from what is saved.
  const take = async (): Promise<void> => {
    if (isEdited && !(await keep())) return;
    await download(urlOf(resumesRoutes.downloadTailoredResume, { params }), 'resume.pdf').catch(notify.error);
  };
  const generate = () =>
    void tailor({ params })
      .unwrap()
      .catch((failure: unknown) => report.warn('A resume could not be reworded', failure));
  return (
    <Workbench
      actions={
        <ActionsPanel
          status={saving.isLoading ? 'saving' : 'idle'}
          failure=""
          note={isSent ? null : t('tailored.unsaved')}
          wrong={0}
          history={history}
          isBusy={saving.isLoading}
          onDownload={() => void take()}
          onSave={() => void keep().then((isKept) => isKept && notify.success('tailored.saved'))}
          more={[]}
        />
      }
      form={
        <Stack gap={4}>
          <div>
            <LinkButton variant="quiet" size="small" href={`/jobs/${match.vacancy.id}`}>
              {t('tailored.back')}
            </LinkButton>
          </div>
          <h1>{t('tailored.title', { vacancy: match.vacancy.title ?? '' })}</h1>
          <Text tone="soft">{t('tailored.text')}</Text>
          <Row isSpread>
            <Text role="status">{t('tailored.changes', { count: differences(base, overrides) })}</Text>
            <Button isPending={tailoring.isLoading} onPress={generate}>
              <WandSparkles aria-hidden size={16} />
              {t('tailored.generate')}
            </Button>
          </Row>
          <TailoredForm key={revision} base={base} overrides={overrides} onChange={(next) => change('words', () => next)} />
        </Stack>
      }
      page={<Preview layout={layout} pictureUrl={picture} />}
    />
  );
};
