import type { ParkedWork, Queue } from '@tandem/contracts/admin/admin.shapes';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { Table, type TableColumn } from '@tandem/ui/table';
import { formatDateTime } from '@tandem/web-kit/language/format';
import type { MessageId } from '@tandem/locales/bundle';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDiscardWorkMutation, useReplayWorkMutation } from '../console.api';
import { Missing } from '../table/missing';
import styles from './parked-table.module.css';

type Parked = ParkedWork & { queue: string };

const Actions = ({ work: { queue, id, name }, onDone }: { work: Parked; onDone: () => void }) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const [replay, replaying] = useReplayWorkMutation();
  const [discard, discarding] = useDiscardWorkMutation();
  const params = { queue, id };
  const told = (id: MessageId) => () => {
    notify.success(id);
    onDone();
  };
  const tryAgain = () => replay({ params }).unwrap().then(told('admin.parked.replayed')).catch(notify.error); // prettier-ignore
  const drop = async (): Promise<void> => {
    const isSure = await ask({
      title: t('admin.parked.discard.title'),
      text: t('admin.parked.discard.text', { name, queue }),
      confirmLabel: t('admin.parked.discard'),
      cancelLabel: t('admin.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    await discard({ params }).unwrap().then(told('admin.parked.discarded')).catch(notify.error); // prettier-ignore
  };
  return (
    <Row gap={1} className={styles.actions}>
      <Button
        size="small"
        onPress={() => void tryAgain()}
        isPending={replaying.isLoading}
        aria-label={t('admin.parked.replay_of', { name })}
      >
        <RotateCcw />
        {t('admin.parked.replay')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isIconOnly
        onPress={() => void drop()}
        isPending={discarding.isLoading}
        aria-label={t('admin.parked.discard_of', { name })}
      >
        <Trash2 />
      </Button>
    </Row>
  );
};

/** Work that was given up and waits for a person: once more, or never. */
export const ParkedTable = ({ queues }: { queues: readonly Queue[] }) => {
  const t = useText();
  const place = useRef<HTMLHeadingElement>(null);
  // The row that was acted on goes, and its buttons with it; whoever had the focus there keeps his place.
  const onDone = () => place.current?.focus();
  const rows: Parked[] = queues.flatMap(({ queue, parked }) => parked.map((work) => ({ ...work, queue })));
  const columns: TableColumn<Parked>[] = [
    { id: 'name', label: t('admin.parked.name'), cell: ({ name }) => name },
    { id: 'queue', label: t('admin.queue.service'), cell: ({ queue }) => queue },
    { id: 'kind', label: t('admin.parked.kind'), cell: ({ kind }) => t(`admin.parked.kind.${kind}`) },
    { id: 'consumer', label: t('admin.parked.consumer'), cell: ({ consumer }) => consumer ?? <Missing /> },
    { id: 'attempts', label: t('admin.parked.attempts'), cell: ({ attempts }) => attempts, align: 'end' },
    { id: 'since', label: t('admin.parked.since'), cell: ({ since }) => formatDateTime(since) },
    { id: 'error', label: t('admin.parked.error'), cell: ({ error }) => <span className={styles.error}>{error}</span> },
    { id: 'actions', label: t('admin.parked.actions'), cell: (work) => <Actions work={work} onDone={onDone} /> },
  ];
  return (
    <section>
      <h2 ref={place} tabIndex={-1} className={styles.title}>
        {t('admin.parked.title')}
      </h2>
      <Table
        label={t('admin.parked.title')}
        columns={columns}
        rows={rows}
        keyOf={({ queue, id }) => `${queue} ${id}`}
        empty={t('admin.parked.empty')}
        whenNarrow="stacks"
      />
    </section>
  );
};
