import { fileLimits } from '@tandem/domain/limits';
import type { MenuEntry } from '@tandem/ui/menu';
import { usePopup } from '@tandem/ui/popup';
import { download } from '@tandem/web-kit/gateway/download';
import { useFileErrorText } from '@tandem/web-kit/gateway/errors';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { Braces, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { choosePdf } from './choose-pdf';
import { charactersIn } from '@tandem/web-kit/language/characters-in';
import type { ResumeStore } from './resume-store';

type Args = {
  store: ResumeStore;
  flush: () => Promise<boolean>;
  showErrors: () => void;
  isWrong: boolean;
  /** What the page cannot show of what is written now. */
  unshown: () => Promise<readonly string[]>;
  onDiscard: (() => Promise<void>) | null;
};

const icon = { size: 16, 'aria-hidden': true };

/** Another file in place of this resume, and throwing it away: each asks first, as what is written goes. */
const useReplacing = (store: ResumeStore) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useFileErrorText();
  const ask = usePopup();
  const isSure = async (what: 'upload' | 'discard'): Promise<boolean> =>
    ask({
      title: t(`builder.${what}.title`),
      text: t(`builder.${what}.text`),
      confirmLabel: t(`builder.${what}.confirm`),
      cancelLabel: t('builder.upload.cancel'),
      isDestructive: true,
    });
  const upload = async (): Promise<void> => {
    if (!(await isSure('upload'))) return;
    const file = await choosePdf();
    if (!file) return;
    if (file.type !== 'application/pdf') return notify.danger('error.pdf_only');
    if (file.size > fileLimits.pdf) return notify.danger('error.file_too_large');
    await store.upload(file).then(
      () => notify.success('resume.uploaded'),
      (error: unknown) => notify.danger('profile.resume.failed_because', { reason: errorText(error, file) }),
    );
  };
  const discard = async (remove: () => Promise<void>): Promise<void> => {
    if (await isSure('discard')) await remove().catch(notify.error);
  };
  return { upload, discard };
};

/** What the actions panel does. */
export const useBuilderActions = ({ store, flush, showErrors, isWrong, unshown, onDiscard }: Args) => {
  const t = useText();
  const notify = useNotify();
  const { upload, discard } = useReplacing(store);
  const [isBusy, setBusy] = useState(false);
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work().catch(notify.error);
    setBusy(false);
  };
  const fetchFile = (fetch: () => Promise<void>) =>
    doing(async () => {
      // The file is drawn from what is saved, so what is wrong would be missing on it.
      if (isWrong) showErrors();
      if (await flush()) await fetch();
    });
  const downloadPdf = async (): Promise<void> => {
    await download(store.downloadPath, 'resume.pdf');
    const missing = await unshown();
    // On a phone the page, which says so too, may never have been looked at.
    if (missing.length > 0) notify.info('builder.downloaded_without', { characters: charactersIn(missing) });
  };
  const save = () =>
    doing(async () => {
      if (!(await flush())) return;
      await store.confirm();
      notify.success('builder.saved');
    });
  const fetchJson = () => void fetchFile(async () => download(store.jsonPath, 'resume.json'));
  const more: MenuEntry[] = [
    { id: 'upload', label: t('builder.upload'), icon: <FileUp {...icon} />, onAction: () => void upload() },
    { id: 'json', label: t('builder.json'), icon: <Braces {...icon} />, onAction: fetchJson },
  ];
  if (onDiscard) {
    const remove = () => void discard(onDiscard);
    more.push({ id: 'discard', label: t('builder.discard'), icon: <Trash2 {...icon} />, isDanger: true, onAction: remove });
  }
  return { isBusy, more, onDownload: () => void fetchFile(downloadPdf), onSave: () => void save() };
};
