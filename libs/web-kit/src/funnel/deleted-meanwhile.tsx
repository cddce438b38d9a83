import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEmployerFunnelVacanciesQuery } from '../match/match.api';
import { useText } from '../language/text';

type Seen = ReadonlyMap<string, string>;
type Deleted = { id: string; title: string };

/** The company's vacancies whose cards were on this board, and that were deleted since. */
export const useDeletedMeanwhile = (side: AccountType, matches: readonly Match[]): Deleted[] => {
  const t = useText();
  const { data: present } = useEmployerFunnelVacanciesQuery(undefined, { skip: side === 'CANDIDATE' });
  const [seen, setSeen] = useState<Seen>(new Map());
  useEffect(() => {
    const here = matches.filter(({ vacancy }) => present?.some(({ id }) => id === vacancy.id));
    setSeen((before) => {
      const isNew = here.some(({ vacancy }) => before.get(vacancy.id) !== (vacancy.title ?? ''));
      return isNew ? new Map([...before, ...here.map(({ vacancy }) => [vacancy.id, vacancy.title ?? ''] as const)]) : before;
    });
  }, [matches, present]);
  if (!present) return [];
  return [...seen]
    .filter(([id]) => !present.some((vacancy) => vacancy.id === id))
    .map(([id, title]) => ({ id, title: title || t('job.draft') }));
};

/** Why cards are gone that nobody moved, until it is closed. */
export const DeletedMeanwhile = ({ vacancies }: { vacancies: readonly Deleted[] }) => {
  const t = useText();
  const [read, setRead] = useState<readonly string[]>([]);
  return vacancies
    .filter(({ id }) => !read.includes(id))
    .map(({ id, title }) => (
      <Banner
        key={id}
        tone="warning"
        role="status"
        title={t('funnel.deleted', { title })}
        action={
          <Button variant="quiet" size="small" isIconOnly aria-label={t('frame.toasts.close')} onPress={() => setRead([...read, id])}>
            <X />
          </Button>
        }
      >
        {t('funnel.deleted.text')}
      </Banner>
    ));
};
