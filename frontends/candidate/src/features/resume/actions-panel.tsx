import { Button } from '@tandem/ui/button';
import { Menu, type MenuEntry } from '@tandem/ui/menu';
import { SaveState, type SaveStatus } from '@tandem/ui/save-state';
import { useText } from '@tandem/web-kit/language/text';
import { Download, EllipsisVertical, Redo2, Undo2 } from 'lucide-react';
import styles from './actions-panel.module.css';

type Props = {
  status: SaveStatus;
  /** What went wrong with the last saving. */
  failure: string;
  /** Instead of whether it is saved: what its owner should know. */
  note?: string | null;
  /** How many fields keep it from being saved. */
  wrong: number;
  /** The way to the first of them. */
  onSeek?: () => void;
  /** The way to a choice without which nothing is saved; null where there is none to make. */
  onChoose?: (() => void) | null;
  history: { mayUndo: boolean; mayRedo: boolean; undo: () => void; redo: () => void };
  isBusy: boolean;
  onDownload: () => void;
  onSave: () => void;
  more: readonly MenuEntry[];
};

/** What can be done with the resume, and whether it is saved. */
export const ActionsPanel = ({ status, failure, note, wrong, onSeek, onChoose, history, isBusy, onDownload, onSave, more }: Props) => {
  const t = useText();
  return (
    <div className={styles.panel}>
      <div className={styles.state} data-wrong={wrong > 0 || Boolean(onChoose) || undefined}>
        {onChoose ? (
          <>
            <span role="status">{t('builder.conflict.text')}</span>
            <Button size="small" onPress={onChoose}>
              {t('builder.conflict.choose')}
            </Button>
          </>
        ) : wrong > 0 && status !== 'error' ? (
          <>
            <span role="status">{t('builder.errors', { count: wrong })}</span>
            {onSeek && (
              <Button size="small" onPress={onSeek}>
                {t('builder.errors.first')}
              </Button>
            )}
          </>
        ) : note && status === 'idle' ? (
          <span role="status">{note}</span>
        ) : (
          <SaveState status={status} labels={{ saving: t('form.saving'), saved: t('form.saved'), error: failure }} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" isIconOnly aria-label={t('builder.undo')} isDisabled={!history.mayUndo} onPress={history.undo}>
          <Undo2 aria-hidden size={18} />
        </Button>
        <Button variant="quiet" isIconOnly aria-label={t('builder.redo')} isDisabled={!history.mayRedo} onPress={history.redo}>
          <Redo2 aria-hidden size={18} />
        </Button>
        <Button isPending={isBusy} aria-label={t('builder.download')} onPress={onDownload}>
          <Download aria-hidden size={16} />
          <span className={styles.words}>{t('builder.download')}</span>
        </Button>
        <Button variant="primary" isDisabled={wrong > 0} onPress={onSave}>
          {t('builder.save')}
        </Button>
        {more.length > 0 && (
          <Menu
            label={t('builder.more')}
            trigger={
              <Button variant="quiet" isIconOnly aria-label={t('builder.more')}>
                <EllipsisVertical aria-hidden size={18} />
              </Button>
            }
            groups={[more]}
          />
        )}
      </div>
    </div>
  );
};
