import type { Match } from '@tandem/contracts/entities/match';
import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { accountPhoto } from '@tandem/web-kit/session/account-name';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { report } from '@tandem/web-kit/browser/report';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { WandSparkles } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { ActionsPanel } from '../actions-panel';
import { Conflict } from '../conflict';
import type { Draft } from '../draft/draft';
import { Preview } from '../preview/preview';
import { useLayout } from '../preview/use-layout';
import { useUndoKeys } from '../use-undo-keys';
import { Workbench } from '../workbench';
import { differences, tailored } from './overrides';
import { TailoredForm } from './tailored-form';
import { useTailorMutation } from './tailored.api';
import { useTailoring } from './use-tailoring';
import styles from './tailored-editor.module.css';

type Props = {
  match: Match;
  base: Draft;
  overrides: ResumeOverrides;
  /** Somebody here asked for other words; what came of it is in `overrides`. */
  isReworded: boolean;
  onReworded: () => void;
};

/** Until now the match has said that words are being looked for: what is there after it is what came of it. */
const untilHeard = 1500;

/** Has the words written anew for the vacancy; asks where there are some already. */
const useRewording = (matchId: string, hasChanges: boolean, begin: () => void, onReworded: () => void) => {
  const t = useText();
  const ask = usePopup();
  const [tailor, { isLoading }] = useTailorMutation();
  const reword = async (): Promise<void> => {
    const labels = { confirmLabel: t('tailored.generate'), cancelLabel: t('tailored.again.cancel') };
    if (hasChanges && !(await ask({ title: t('tailored.again.title'), text: t('tailored.again.text'), ...labels }))) return;
    begin();
    await tailor({ params: { matchId } })
      .unwrap()
      .then(() => setTimeout(onReworded, untilHeard))
      .catch((failure: unknown) => report.warn('A resume could not be reworded', failure));
  };
  return { reword, isLoading };
};

/** The pages as the employer gets them. */
const usePages = (base: Draft, overrides: ResumeOverrides) => {
  const pictureUrl = accountPhoto(useSignedIn<'CANDIDATE'>());
  const draft = useMemo(() => tailored(base, overrides), [base, overrides]);
  return { layout: useLayout(useDeferredValue(draft), Boolean(pictureUrl)), pictureUrl };
};

type RewordingProps = { changes: number; isReworded: boolean; isLoading: boolean; onPress: () => void };

/** How far the words differ, the way to other ones, and that there are none. */
const Rewording = ({ changes, isReworded, isLoading, onPress }: RewordingProps) => {
  const t = useText();
  return (
    <>
      <Row isSpread>
        <Text role="status">{t('tailored.changes', { count: changes })}</Text>
        <Button isPending={isLoading} onPress={onPress}>
          <WandSparkles aria-hidden size={16} />
          {t('tailored.generate')}
        </Button>
      </Row>
      {isReworded && changes === 0 && !isLoading && (
        <Text role="status" tone="soft">
          {t('tailored.nothing')}
        </Text>
      )}
    </>
  );
};

/** The resume of one match: the structure is locked, the words may differ. */
export const TailoredEditor = ({ match, base, overrides: initial, isReworded, onReworded }: Props) => {
  const t = useText();
  const notify = useNotify();
  const { history, isSent, isSaving, keep, take, choose, asked } = useTailoring(match, base, initial);
  const { value: overrides, change, revision } = history;
  const changes = differences(base, overrides);
  // The match hears of a new name later than the vacancy itself, and only with a new score.
  const { data: vacancy } = useVacancyQuery({ params: { id: match.vacancy.id } });
  const { reword, isLoading } = useRewording(match.id, changes > 0, () => history.replace(initial), onReworded);
  useUndoKeys(history);
  const pages = usePages(base, overrides);
  return (
    <Workbench
      sought={asked}
      actions={
        <ActionsPanel
          status={isSaving ? 'saving' : 'idle'}
          failure=""
          note={isSent ? null : t('tailored.unsaved')}
          wrong={0}
          history={history}
          isBusy={isSaving}
          onDownload={() => void take()}
          onSave={() => void keep().then((isKept) => isKept && notify.success('tailored.saved'))}
          more={[]}
        />
      }
      form={
        <Stack gap={4}>
          <div className={styles.back}>
            <LinkButton variant="quiet" size="small" href={`/jobs/${match.vacancy.id}`}>
              {t('tailored.back')}
            </LinkButton>
          </div>
          <h1>{t('tailored.title', { vacancy: vacancy?.title ?? match.vacancy.title ?? '' })}</h1>
          <Text tone="soft">{t('tailored.text')}</Text>
          {choose && <Conflict {...choose} />}
          <Rewording {...{ changes, isReworded, isLoading }} onPress={() => void reword()} />
          <TailoredForm key={revision} base={base} overrides={overrides} onChange={(next, field) => change(field, () => next)} />
        </Stack>
      }
      page={<Preview {...pages} />}
    />
  );
};
