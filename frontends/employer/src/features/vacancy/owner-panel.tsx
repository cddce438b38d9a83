import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { usePopup } from '@tandem/ui/popup';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Text } from '@tandem/ui/text';
import { api } from '@tandem/web-kit/api';
import { useAppDispatch } from '@tandem/web-kit/dispatch';
import { useNotify } from '@tandem/web-kit/notify';
import { useText } from '@tandem/web-kit/text';
import { VacancyState } from '@tandem/web-kit/vacancy/own-vacancy-card';
import { useVacancyTexts } from '@tandem/web-kit/vacancy/vacancy-texts';
import { PencilLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRemoveVacancyMutation } from './vacancy.api';

const useRemoval = (vacancy: Vacancy) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const title = useVacancyTexts().title(vacancy);
  const [remove, { isLoading }] = useRemoveVacancyMutation();
  const start = async (): Promise<void> => {
    const isSure = await ask({
      title: t('vacancy.delete.title', { title }),
      text: t(vacancy.flags.readStatus === 'VERIFIED' ? 'vacancy.delete.text' : 'vacancy.delete.text_draft'),
      confirmLabel: t('vacancy.delete'),
      cancelLabel: t('vacancy.delete.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ params: { id: vacancy.id } }).unwrap();
      notify.success('vacancy.deleted', { title });
      await navigate('/vacancies');
      dispatch(api.util.invalidateTags(['Vacancy']));
    } catch (error) {
      notify.error(error);
    }
  };
  return { start, isLoading };
};

/** How far the vacancy is and whom it fits, and what its owner can do with it. */
export const OwnerPanel = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const removal = useRemoval(vacancy);
  const { id, intakeProgress, amountPotentialCandidates: count, flags } = vacancy;
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
