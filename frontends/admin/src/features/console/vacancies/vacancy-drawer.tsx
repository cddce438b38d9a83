import { DataList } from '@tandem/ui/data-list';
import { Link } from '@tandem/ui/link';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import type { VacancyRow } from '@tandem/contracts/admin/admin.shapes';
import { useAnyVacancyQuery } from '../console.api';
import { Drawer, DrawerPart, DrawerWaiting, standing } from '../drawer';
import { polled } from '../polling';
import { PublicPageLink } from '../public-page-link';
import { Timeline } from '../timeline';

const stateOf = ({ flags, filledSince }: VacancyRow) => {
  if (filledSince) return 'admin.vacancy.filled';
  return flags.readStatus === 'VERIFIED' ? 'admin.vacancy.published' : 'admin.vacancy.draft';
};

const VacancyFacts = ({ vacancy }: { vacancy: VacancyRow }) => {
  const t = useText();
  const { employer, originalUrl, flags } = vacancy;
  const rows = [
    { label: t('admin.state'), value: t(stateOf(vacancy)) },
    {
      label: t('admin.column.employer'),
      value: employer.id ? <Link href={`/admin?tab=companies&open=${employer.id}`}>{employer.companyName}</Link> : employer.companyName,
    },
    { label: t('admin.public_page'), value: flags.readStatus === 'VERIFIED' ? <PublicPageLink path={`/vacancies/${vacancy.id}`} /> : null },
    { label: t('admin.column.isScraped'), value: t(vacancy.isScraped ? 'admin.yes' : 'admin.no') },
    {
      label: t('admin.original'),
      value: originalUrl && (
        <Link href={originalUrl} target="_blank" rel="noreferrer">
          {originalUrl}
        </Link>
      ),
    },
    { label: t('admin.vacancy.filled'), value: vacancy.filledSince && formatDate(vacancy.filledSince) },
    { label: t('admin.id'), value: vacancy.id },
  ];
  return <DataList rows={rows} />;
};

/** One vacancy: what is known of it and what happened to it. */
export const VacancyDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useText();
  const answer = useAnyVacancyQuery({ params: { id } }, polled);
  const vacancy = standing(answer);
  if (!vacancy) return <DrawerWaiting title={t('admin.vacancy')} answer={answer} onClose={onClose} />;
  return (
    <Drawer
      title={vacancy.title ?? t('admin.untitled')}
      about={t('admin.since.vacancy', { date: formatDate(vacancy.createdAt) })}
      onClose={onClose}
    >
      <DrawerPart title={t('admin.vacancy')}>
        <VacancyFacts vacancy={vacancy} />
      </DrawerPart>
      <Timeline entries={vacancy.timeline} />
    </Drawer>
  );
};
