import { Button } from '@tandem/ui/button';
import { Tag } from '@tandem/ui/tag';
import { useText } from '@tandem/web-kit/language/text';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './tailored-field.module.css';

type Props = { name: string; isChanged: boolean; onUndo: () => void; children: ReactNode };

/** A field that is marked where it differs from the base resume, with the way back. */
export const TailoredField = ({ name, isChanged, onUndo, children }: Props) => {
  const t = useText();
  return (
    <div className={styles.field} data-changed={isChanged || undefined}>
      {children}
      {isChanged && (
        <div className={styles.difference}>
          <Tag>{t('tailored.changed')}</Tag>
          <Button variant="quiet" size="small" aria-label={t('tailored.undo_of', { field: name })} onPress={onUndo}>
            <RotateCcw aria-hidden size={14} />
            {t('tailored.undo')}
          </Button>
        </div>
      )}
    </div>
  );
};
