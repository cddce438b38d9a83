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

/** What the actions panel does. */
export const useBuilderActions = ({ store, flush, showErrors, isWrong, unshown, onDiscard }: Args) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useFileErrorText();
  const ask = usePopup();
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
  const upload = async (): Promise<void> => {
    const labels = { confirmLabel: t('builder.upload.confirm'), cancelLabel: t('builder.upload.cancel') };
    if (!(await ask({ title: t('builder.upload.title'), text: t('builder.upload.text'), isDestructive: true, ...labels }))) return;
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
    const labels = { confirmLabel: t('builder.discard.confirm'), cancelLabel: t('builder.upload.cancel') };
    if (!(await ask({ title: t('builder.discard.title'), text: t('builder.discard.text'), isDestructive: true, ...labels }))) return;
    await remove().catch(notify.error);
  };
  const icon = { size: 16, 'aria-hidden': true };
  const more: MenuEntry[] = [
    { id: 'upload', label: t('builder.upload'), icon: <FileUp {...icon} />, onAction: () => void upload() },
    {
      id: 'json',
      label: t('builder.json'),
      icon: <Braces {...icon} />,
      onAction: () => void fetchFile(async () => download(store.jsonPath, 'resume.json')),
    },
    ...(onDiscard
      ? [
          {
            id: 'discard',
            label: t('builder.discard'),
            icon: <Trash2 {...icon} />,
            isDanger: true,
            onAction: () => void discard(onDiscard),
          },
        ]
      : []),
  ];
  return { isBusy, more, onDownload: () => void fetchFile(downloadPdf), onSave: () => void save() };
};
