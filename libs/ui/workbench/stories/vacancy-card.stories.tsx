import { Badge } from '@tandem/ui/badge';
import { Columns } from '@tandem/ui/layout';
import { CreateCard, VacancyCard, VacancyCardSkeleton } from '@tandem/ui/vacancy-card';
import { Check, MapPin, PencilLine } from 'lucide-react';
import type { Stories } from '../story';

const Cards = () => (
  <Columns min={280}>
    <VacancyCard
      href="#1"
      title="Senior frontend engineer"
      badge={
        <Badge tone="success">
          <Check />
          Open
        </Badge>
      }
      facts={[{ label: 'Place', value: 'Rotterdam', icon: <MapPin /> }]}
      figure={{ value: 12, label: 'potential candidates' }}
    />
    <VacancyCard
      href="#2"
      title={<em>Draft</em>}
      badge={
        <Badge tone="line">
          <PencilLine />
          Draft
        </Badge>
      }
      progress={{ value: 50, label: 'Intake' }}
    >
      Two details need a look before you can publish.
    </VacancyCard>
    <VacancyCardSkeleton />
    <CreateCard href="#3" title="New vacancy">
      From a PDF, a link or a text you paste.
    </CreateCard>
  </Columns>
);

export default { title: 'Vacancy card', group: 'Matching', states: { 'In a grid': Cards } } satisfies Stories;
