import { Banner } from '@tandem/ui/banner';
import { ErrorState } from '@tandem/ui/error-state';
import { Stack } from '@tandem/ui/layout';
import { Boundary } from '@tandem/web-kit/app/boundary';
import { withStyles } from '@tandem/web-kit/app/missing-file';
import { accountPhoto, fileUrl } from '@tandem/web-kit/session/account-name';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentProps, type ReactNode } from 'react';
import { BuilderActions } from './builder-actions';
import { BuilderProvider, type Builder as BuilderState } from './builder-context';
import { Conflict } from './conflict';
import { paperOf } from './draft/draft';
import { countErrors } from './draft/draft-errors';
import { useBuilderDraft, type DraftArgs } from './draft/use-builder-draft';
import { BuilderForm } from './form/builder-form';
import { useOpenEntries } from './use-open-entries';
import { useSteady } from './use-steady';
import { useUndoKeys } from './use-undo-keys';
import { Workbench } from './workbench';

// Laying out a page weighs as much as half the form, which works without it.
const load = withStyles(async () => import('./preview/live-pages'));
let LivePages = lazy(load);
const renew = (): void => void (LivePages = lazy(load));

/** The form goes on without the page, e.g. because its file could not be fetched. */
const NoPages = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText();
  return (
    <ErrorState level={2} title={t('page.error.title')} retryLabel={t('page.error.retry')} onRetry={onRetry}>
      {t('page.error.text')}
    </ErrorState>
  );
};

const Pages = (shown: ComponentProps<typeof LivePages>) => (
  <Boundary resetKey="" isPart onFileMissing={renew} fallback={(retry) => <NoPages onRetry={retry} />}>
    <Suspense fallback={null}>
      <LivePages {...shown} />
    </Suspense>
  </Boundary>
);

type Props = DraftArgs & {
  /** Removes a visitor's resume; null where it is an account's. */
  onDiscard: (() => Promise<void>) | null;
  /** Under the heading: what a visitor should know. */
  note?: ReactNode;
};

const pictureOf = ({ account, resume }: DraftArgs): string | null => {
  const picture = account ? accountPhoto(account) : resume.basicInfo.picture && fileUrl(resume.basicInfo.picture);
  return picture ?? null;
};

/** The resume builder: what is typed stands on the page at once and is saved by itself. */
export const Builder = ({ onDiscard, note, ...args }: Props) => {
  const t = useText();
  const { account, store, askAgain } = args;
  const { history, draft, errors, begun, saving, theirs, isOutdated, take, keepMine, forget } = useBuilderDraft(args);
  const { change, revision, mayUndo, mayRedo, undo, redo } = history;
  const { open, toggle, touch, isTouched, showAll, sought, seek } = useOpenEntries(begun);
  const seekChoice = useSteady(() => seek(''));
  // What somebody saved elsewhere is replaced by nothing but the choice for what is here.
  const flush = useSteady(async () => {
    if (!theirs) return saving.flush();
    seekChoice();
    return false;
  });
  const savePicture = useSteady(async (file: Blob) => {
    await store.savePicture(file);
    void askAgain();
  });
  const discard = useSteady(async () => {
    await onDiscard?.();
    forget();
  });
  const seekWrong = useSteady(() => seek(Object.keys(errors)[0] ?? ''));
  const unshown = useSteady(async () => {
    const { layoutResume } = await import('@tandem/resume-layout/layout');
    return layoutResume(paperOf(draft, false)).unshown;
  });
  useUndoKeys(history);
  const authProvider = account?.authProvider ?? null;
  const pictureUrl = pictureOf(args);
  const builder = useMemo<BuilderState>(
    () => ({ errors, open, toggle, touch, isTouched, change, authProvider, pictureUrl, savePicture }),
    [errors, open, toggle, touch, isTouched, change, authProvider, pictureUrl, savePicture],
  );
  // Typing goes first: the pages follow as soon as there is time.
  const shown = useDeferredValue(draft);
  const { status, failure } = saving;
  const actions = (
    <BuilderActions
      {...{ store, flush, status, failure, mayUndo, mayRedo, undo, redo }}
      onDiscard={onDiscard && discard}
      showErrors={showAll}
      onSeek={seekWrong}
      onChoose={theirs && seekChoice}
      unshown={unshown}
      wrong={countErrors(errors)}
    />
  );
  const form = (
    <Stack gap={4}>
      <h1>{t('builder.title')}</h1>
      {note}
      {theirs && <Conflict onTheirs={() => take(theirs)} onMine={() => keepMine(theirs)} />}
      {isOutdated && <Banner role="status">{t('builder.foreign')}</Banner>}
      <BuilderForm key={revision} draft={draft} />
    </Stack>
  );
  return (
    <BuilderProvider value={builder}>
      <Workbench sought={sought} actions={actions} form={form} page={<Pages draft={shown} pictureUrl={pictureUrl} />} />
    </BuilderProvider>
  );
};
