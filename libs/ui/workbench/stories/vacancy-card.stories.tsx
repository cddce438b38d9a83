import { Badge } from '@tandem/ui/badge';
import { Columns } from '@tandem/ui/layout';
import { Loading } from '@tandem/ui/skeleton';
import { CreateCard, VacancyCard, VacancyCardSkeleton } from '@tandem/ui/vacancy-card';
import { Archive, Check, MapPin, PencilLine } from 'lucide-react';
import type { Stories } from '../story';

const place = [{ label: 'Place', value: 'Rotterdam', icon: <MapPin /> }];
const open = (
  <Badge tone="success">
    <Check />
    Open
  </Badge>
);
const draft = (
  <Badge tone="line">
    <PencilLine />
    Draft
  </Badge>
);

export default {
  title: 'Vacancy card',
  group: 'Matching',
  states: {
    Open: () => (
      <VacancyCard
        href="#open"
        title="Senior frontend engineer"
        badge={open}
        facts={place}
        figure={{ value: 12, label: 'potential candidates' }}
      />
    ),
    'Open, nobody yet': () => (
      <VacancyCard href="#nobody" title="Planner" badge={open} facts={place} figure={{ value: 0, label: 'potential candidates' }}>
        We keep looking and tell you by mail.
      </VacancyCard>
    ),
    Draft: () => (
      <VacancyCard href="#draft" title={<em>Draft</em>} badge={draft} progress={{ value: 50, label: 'Intake' }}>
        Two details need a look before you can publish.
      </VacancyCard>
    ),
    'Draft, just begun': () => <VacancyCard href="#begun" title={<em>Draft</em>} badge={draft} progress={{ value: 0, label: 'Intake' }} />,
    Archived: () => (
      <VacancyCard
        href="#archived"
        title="UI developer"
        badge={
          <Badge>
            <Archive />
            Archived
          </Badge>
        }
      >
        Filled on 12-11-2026.
      </VacancyCard>
    ),
    'Nothing but a title': () => <VacancyCard href="#bare" title="Head grower" />,
    'Long words': () => (
      <VacancyCard
        href="#long"
        title="Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie, 32 tot 40 uur"
        badge={open}
        facts={[{ label: 'Place', value: 'Nieuwerkerk aan den IJssel', icon: <MapPin /> }]}
        figure={{ value: '1.204', label: 'mogelijke kandidaten' }}
        progress={{ value: 75, label: 'Gegevens die nog gecontroleerd moeten worden' }}
      />
    ),
    Loading: () => (
      <Loading label="Loading vacancies">
        <VacancyCardSkeleton />
      </Loading>
    ),
    'A new one': () => (
      <CreateCard href="#new" title="New vacancy">
        From a PDF, a link or a text you paste.
      </CreateCard>
    ),
    'A new one, without words': () => <CreateCard href="#new-bare" title="New vacancy" />,
    'In a grid': () => (
      <Columns min={130}>
        <VacancyCard href="#grid" title="Planner" badge={open} />
        <CreateCard href="#grid-new" title="New vacancy" />
      </Columns>
    ),
  },
} satisfies Stories;
