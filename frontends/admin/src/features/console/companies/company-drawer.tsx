import { DataList } from '@tandem/ui/data-list';
import { Link } from '@tandem/ui/link';
import { formatDate, formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useEmployerQuery } from '../console.api';
import { Drawer, DrawerPart, DrawerWaiting, standing } from '../drawer';
import { polled } from '../polling';
import { PublicPageLink } from '../public-page-link';
import { Timeline } from '../timeline';

/** One company: what is known of it and what happened to it. */
export const CompanyDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useText();
  const answer = useEmployerQuery({ params: { id } }, polled);
  const company = standing(answer);
  if (!company) return <DrawerWaiting title={t('admin.company')} answer={answer} onClose={onClose} />;
  const rows = [
    { label: t('admin.intake'), value: t('admin.percent', { value: Math.round(company.intakeProgress) }) },
    { label: t('admin.column.activelyScraping'), value: t(company.activelyScraping ? 'admin.yes' : 'admin.no') },
    {
      label: t('admin.column.amountVacancies'),
      value: (
        <Link href={`/admin?tab=vacancies&employer=${company.id}`}>{t('admin.company.vacancies', { count: company.amountVacancies })}</Link>
      ),
    },
    { label: t('admin.public_page'), value: <PublicPageLink path={`/companies/${company.id}`} /> },
    { label: t('admin.column.updatedAt'), value: formatDateTime(company.updatedAt) },
    { label: t('admin.id'), value: company.id },
  ];
  return (
    <Drawer
      title={company.companyName || t('admin.untitled')}
      about={t('admin.since.company', { date: formatDate(company.createdAt) })}
      onClose={onClose}
    >
      <DrawerPart title={t('admin.company')}>
        <DataList rows={rows} />
      </DrawerPart>
      <Timeline entries={company.timeline} />
    </Drawer>
  );
};
