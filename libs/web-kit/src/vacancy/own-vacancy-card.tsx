import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { vacancyIntakeStep } from '@tandem/domain/intake';
import { Badge } from '@tandem/ui/badge';
import { VacancyCard } from '@tandem/ui/vacancy-card';
import { Check, House, LoaderCircle, MapPin, PencilLine, UserCheck } from 'lucide-react';
import { useText } from '../language/text';
import { useVacancyTexts } from './vacancy-texts';

/** Where a vacancy stands, to its owner. */
export const VacancyState = ({
  vacancy: { flags, filledSince, publishedAt },
}: {
  vacancy: Pick<Vacancy, 'flags' | 'filledSince' | 'publishedAt'>;
}) => {
  const t = useText();
  if (filledSince) {
    return (
      <Badge tone="accent">
        <UserCheck />
        {t('vacancies.state.filled')}
      </Badge>
    );
  }
  if (flags.readStatus === 'VERIFIED') {
    return (
      <Badge tone="success">
        <Check />
        {t('vacancies.state.open')}
      </Badge>
    );
  }
  const isBusy = flags.readStatus === 'BUSY';
  if (publishedAt && !isBusy) {
    return (
      <Badge tone="warning">
        <PencilLine />
        {t('vacancies.state.hidden')}
      </Badge>
    );
  }
  return (
    <Badge tone="line">
      {isBusy ? <LoaderCircle /> : <PencilLine />}
      {t(isBusy ? 'vacancies.state.busy' : 'vacancies.state.draft')}
    </Badge>
  );
};

/** One of the own vacancies: how many it fits, or how far its draft is. */
export const OwnVacancyCard = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const texts = useVacancyTexts();
  const { id, title, flags, filledSince, intakeProgress, amountPotentialCandidates } = vacancy;
  // Also of one that was hidden for a change when somebody was hired: there is nothing to finish any more.
  const isDone = flags.readStatus === 'VERIFIED' || filledSince !== null;
  const facts = [
    { label: t('job.place'), value: texts.place(vacancy), icon: <MapPin /> },
    { label: t('job.work_model'), value: vacancy.workModel && texts.workModel(vacancy), icon: <House /> },
  ];
  return (
    <VacancyCard
      href={isDone ? `/vacancies/${id}` : `/vacancies/${id}/intake`}
      title={title || <em>{t('job.draft')}</em>}
      badge={<VacancyState vacancy={vacancy} />}
      {...(isDone
        ? { facts, figure: { value: amountPotentialCandidates, label: t('vacancies.potential', { count: amountPotentialCandidates }) } }
        : { progress: { value: intakeProgress * 100, label: t('vacancies.progress') } })}
    >
      {!isDone && t('vacancies.step', { step: vacancyIntakeStep(flags) })}
    </VacancyCard>
  );
};
