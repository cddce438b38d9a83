import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Resume } from '@tandem/contracts/entities/resume';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { accountPhoto, fileUrl } from '@tandem/web-kit/account-name';
import { useUnsavedWork } from '@tandem/web-kit/forms';
import { useLanguage, useText } from '@tandem/web-kit/text';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ActionsPanel } from './actions-panel';
import { BuilderProvider, type Builder as BuilderState } from './builder-context';
import { draftOf } from './draft/draft';
import { countErrors, errorsByPart } from './draft/draft-errors';
import { DraftSaver } from './draft/draft-saver';
import { isSameDraft, parts, type Part } from './draft/parts';
import { useAutosave } from './draft/use-autosave';
import { useForeignChanges } from './draft/use-foreign-changes';
import { useHistory } from './draft/use-history';
import { BuilderForm } from './form/builder-form';
import { PageBreaks } from './preview/page-breaks';
import { Preview } from './preview/preview';
import { useLayout } from './preview/use-layout';
import type { ResumeStore } from './resume-store';
import { useBuilderActions } from './use-builder-actions';
import { useOpenEntries } from './use-open-entries';
import { useSame } from './use-same';
import { useUndoKeys } from './use-undo-keys';
import { Workbench } from './workbench';

type Props = {
  resume: Resume;
  /** When `resume` was asked for, in milliseconds since 1970. */
  askedAt: number;
  account: CandidateAccount | null;
  store: ResumeStore;
  /** The resume as the server has it now; null when it cannot be reached. */
  askAgain: () => Promise<Resume | null>;
  /** Removes a visitor's resume; null where it is an account's. */
  onDiscard: (() => Promise<void>) | null;
  /** Under the heading: what a visitor should know. */
  note?: ReactNode;
};

/** Two windows changed the same resume: which one counts. */
const Conflict = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const t = useText();
  return (
    <Banner tone="warning" title={t('builder.conflict')}>
      <Stack gap={3}>
        <span>{t('builder.conflict.text')}</span>
        <Row>
          <Button size="small" onPress={onTheirs}>
            {t('builder.conflict.theirs')}
          </Button>
          <Button size="small" onPress={onMine}>
            {t('builder.conflict.mine')}
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
};

/** The resume builder: what is typed stands on the page at once and is saved by itself. */
export const Builder = ({ resume, askedAt, account, store, askAgain, onDiscard, note }: Props) => {
  const t = useText();
  const language = useLanguage();
  const [initial] = useState(() => draftOf(resume, account, language));
  const [saver] = useState(() => new DraftSaver(initial, resume));
  const history = useHistory(initial);
  const { value: draft, change, replace, revision } = history;
  const byPart = useMemo(() => errorsByPart(draft, account !== null), [draft, account]);
  const errors = useSame(Object.assign({}, ...Object.values(byPart)) as (typeof byPart)[Part]);
  const wrong = useMemo(() => new Set(parts.filter((part) => countErrors(byPart[part]) > 0)), [byPart]);
  const [theirs, setTheirs] = useState<Resume | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const isOvertaken = async (): Promise<boolean> => {
    const told = await askAgain();
    const isForeign = told !== null && saver.isForeign(told) && !isSameDraft(draftOf(told, account, language), draft);
    if (isForeign) setTheirs(told);
    return isForeign;
  };
  const saving = useAutosave({ draft, saver, wrong, send: store.save, isPaused: theirs !== null, isOvertaken });
  const take = (told: Resume): void => {
    const next = draftOf(told, account, language);
    saver.rebase(next);
    replace(next);
    setTheirs(null);
    setOutdated(true);
  };
  useForeignChanges({
    told: resume,
    askedAt,
    saver,
    status: saving.status,
    isSaving: saving.isSaving,
    askAgain: () => void askAgain(),
    onForeign: (told) => (saver.unsaved(draft).length > 0 ? setTheirs(told) : take(told)),
  });
  useUnsavedWork(saver.unsaved(draft).length > 0 && (wrong.size > 0 || saving.isWaiting || theirs !== null));
  useUndoKeys(history);

  const picture = account ? accountPhoto(account) : resume.basicInfo.picture && fileUrl(resume.basicInfo.picture);
  const { open, toggle, touch, isTouched, showAll } = useOpenEntries();
  const keeping = useRef({ store, askAgain });
  useEffect(() => {
    keeping.current = { store, askAgain };
  });
  const savePicture = useCallback(async (file: Blob) => {
    await keeping.current.store.savePicture(file);
    void keeping.current.askAgain();
  }, []);
  const authProvider = account?.authProvider ?? null;
  const pictureUrl = picture ?? null;
  const builder = useMemo<BuilderState>(
    () => ({ errors, open, toggle, touch, isTouched, change, authProvider, pictureUrl, savePicture }),
    [errors, open, toggle, touch, isTouched, change, authProvider, pictureUrl, savePicture],
  );
  const layout = useLayout(draft, Boolean(picture));
  const actions = useBuilderActions({ store, flush: saving.flush, showErrors: showAll, isWrong: wrong.size > 0, onDiscard });
  return (
    <BuilderProvider value={builder}>
      <Workbench
        actions={
          <ActionsPanel
            status={saving.status}
            failure={saving.isWaiting ? t('builder.offline') : saving.failure}
            wrong={countErrors(errors)}
            history={history}
            {...actions}
          />
        }
        form={
          <Stack gap={4}>
            <h1>{t('builder.title')}</h1>
            {note}
            {theirs && (
              <Conflict
                onTheirs={() => take(theirs)}
                onMine={() => {
                  saver.rebase(draftOf(theirs, account, language));
                  setTheirs(null);
                  void saving.flush();
                }}
              />
            )}
            {isOutdated && <Banner role="status">{t('builder.foreign')}</Banner>}
            <BuilderForm key={revision} draft={draft} />
          </Stack>
        }
        page={
          <Preview
            layout={layout}
            pictureUrl={pictureUrl}
            over={(page, zoom) => <PageBreaks layout={layout} settings={draft.settings} page={page} zoom={zoom} />}
          />
        }
      />
    </BuilderProvider>
  );
};
