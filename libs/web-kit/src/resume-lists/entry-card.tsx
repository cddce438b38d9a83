import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Stack } from '@tandem/ui/layout';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

type ListProps = { title: string; addLabel: string; onAdd: () => void; children: ReactNode };

/** A list of entries with a button that adds one. */
export const EntryList = ({ title, addLabel, onAdd, children }: ListProps) => (
  <Card as="section">
    <CardHead title={title} />
    <Stack gap={6}>
      {children}
      <div>
        <Button size="small" onPress={onAdd}>
          <Plus aria-hidden size={16} />
          {addLabel}
        </Button>
      </div>
    </Stack>
  </Card>
);

/** One entry with a button that takes it away. */
export const Entry = ({ removeLabel, onRemove, children }: { removeLabel: string; onRemove: () => void; children: ReactNode }) => (
  <div className={styles.entry}>
    <div className={styles.fields}>{children}</div>
    <Button variant="quiet" size="small" isIconOnly className={styles.remove ?? ''} aria-label={removeLabel} onPress={onRemove}>
      <Trash2 aria-hidden size={16} />
    </Button>
  </div>
);
