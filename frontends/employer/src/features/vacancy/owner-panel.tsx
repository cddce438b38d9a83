import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';
import { useRemoval } from '@tandem/web-kit/vacancy/use-removal';
import { VacancyState } from '@tandem/web-kit/vacancy/own-vacancy-card';
import { PencilLine, Trash2, Users } from 'lucide-react';

/** How far the vacancy is and whom it fits, and what its owner can do with it. */
export const OwnerPanel = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const removal = useRemoval(vacancy);
  const { id, intakeProgress, amountPotentialCandidates: count, flags, publishedAt } = vacancy;
  return (
    <Card as="section" variant="sunken" aria-label={t('vacancy.owner')}>
      <Stack>
        <Row isSpread>
          <Row gap={3}>
            <VacancyState vacancy={vacancy} />
            {flags.readStatus === 'VERIFIED' && (
              <Text as="span" size="small">
                {count} {t('vacancies.potential', { count })}
              </Text>
            )}
          </Row>
          <Row>
            {publishedAt && (
              <LinkButton href={`/funnel?vacancyIds=${id}`}>
                <Users />
                {t('vacancy.applications')}
              </LinkButton>
            )}
            <LinkButton href={`/vacancies/${id}/intake`}>
              <PencilLine />
              {t('vacancy.edit')}
            </LinkButton>
            <Button variant="danger" isPending={removal.isLoading} onPress={() => void removal.start()}>
              <Trash2 />
              {t('vacancy.delete')}
            </Button>
          </Row>
        </Row>
        <ProgressBar label={t('vacancies.progress')} value={intakeProgress * 100} />
      </Stack>
    </Card>
  );
};
