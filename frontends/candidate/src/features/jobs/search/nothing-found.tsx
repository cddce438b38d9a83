import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { LinkButton } from '@tandem/ui/link-button';
import { Row } from '@tandem/ui/layout';
import { useText } from '@tandem/web-kit/text';
import type { Reading } from './understanding';

type Props = { loosen: Reading['loosen']; onTravelTime: (minutes: number) => void };

/** Nothing was found: says which wish stands between, and offers to travel further where that helps. */
export const NothingFound = ({ loosen, onTravelTime }: Props) => {
  const t = useText();
  const travel = loosen.find(({ wish }) => wish === 'travel');
  return (
    <EmptyState
      illustration="nothing-found"
      title={t('no_matches_title')}
      action={
        travel?.minutes ? (
          <Button variant="primary" onPress={() => onTravelTime(travel.minutes ?? 0)}>
            {t('search.loosen.travel_try', { minutes: travel.minutes })}
          </Button>
        ) : undefined
      }
    >
      {loosen.length === 0 ? (
        t('no_matches_description')
      ) : (
        <ul>
          {loosen.map(({ wish, count, minutes }) => (
            <li key={wish}>{t(`search.loosen.${wish}`, { count, minutes: minutes ?? 0 })}</li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
};

/** The searches of today are used. Visitors are offered an account, which has more. */
export const LimitReached = ({ isVisitor }: { isVisitor: boolean }) => {
  const t = useText();
  return (
    <EmptyState
      illustration="done-for-today"
      title={t('limit_reached_title')}
      action={
        isVisitor ? (
          <Row>
            <LinkButton href="/register?type=CANDIDATE" variant="primary">
              {t('limit_reached_try_for_free')}
            </LinkButton>
          </Row>
        ) : undefined
      }
    >
      {t(isVisitor ? 'limit_reached_visitor' : 'limit_reached_text')}
    </EmptyState>
  );
};
