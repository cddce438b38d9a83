import type { Queue } from '@tandem/contracts/admin/admin.shapes';
import { Badge } from '@tandem/ui/badge';
import { Table, type TableColumn } from '@tandem/ui/table';
import { useText } from '@tandem/web-kit/language/text';
import { CircleAlert, CircleCheck } from 'lucide-react';

const counts = ['waiting', 'running', 'failed', 'amountParked'] as const;

const Health = ({ isReachable }: Pick<Queue, 'isReachable'>) => {
  const t = useText();
  return isReachable ? (
    <Badge tone="success">
      <CircleCheck aria-hidden />
      {t('admin.health.up')}
    </Badge>
  ) : (
    <Badge tone="danger">
      <CircleAlert aria-hidden />
      {t('admin.health.down')}
    </Badge>
  );
};

/** How each service is and how much work it has. */
export const QueueTable = ({ queues }: { queues: readonly Queue[] }) => {
  const t = useText();
  const number = (value: number) => t('admin.number', { value });
  const sum = (field: (typeof counts)[number]) => number(queues.reduce((total, queue) => total + queue[field], 0));
  const columns: TableColumn<Queue>[] = [
    { id: 'queue', label: t('admin.queue.service'), cell: ({ queue }) => queue, total: t('admin.queue.all', { count: queues.length }) },
    { id: 'isReachable', label: t('admin.queue.health'), cell: (queue) => <Health {...queue} />, total: '' },
    ...counts.map((id) => ({
      id,
      label: t(`admin.queue.${id}`),
      cell: (queue: Queue) => (queue.isReachable ? number(queue[id]) : '–'),
      align: 'end' as const,
      total: sum(id),
    })),
    {
      id: 'outboxLag',
      label: t('admin.queue.outboxLag'),
      cell: ({ isReachable, outboxLag }) => (isReachable ? t('admin.queue.seconds', { seconds: outboxLag }) : '–'),
      align: 'end',
      total: '',
    },
  ];
  return (
    <Table label={t('admin.queue.title')} columns={columns} rows={queues} keyOf={({ queue }) => queue} empty={t('admin.queue.empty')} />
  );
};
