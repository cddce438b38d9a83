import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { LinkButton } from '@tandem/ui/link-button';
import { Row, Stack } from '@tandem/ui/layout';
import type { SearchQuery } from '@tandem/web-kit/search/prompt';
import { useText } from '@tandem/web-kit/language/text';
import { loosened } from './loosened';
import styles from './nothing-found.module.css';
import type { Reading } from './understanding';

type Props = {
  reading: Reading;
  query: SearchQuery;
  /** Null once the searches of today are used. */
  onSearch: ((query: SearchQuery) => void) | null;
};

/** Nothing was found: says which wishes stand between, and searches without one of them at a press. */
export const NothingFound = ({ reading, query, onSearch }: Props) => {
  const t = useText();
  const { loosen, understood } = reading;
  return (
    <EmptyState illustration="nothing-found" title={t('no_matches_title')}>
      {loosen.length === 0 ? (
        t('no_matches_description')
      ) : (
        <Stack gap={4}>
          {t('search.loosen.intro')}
          <ul className={styles.ways}>
            {loosen.map((loosening) => {
              const { wish, count, minutes } = loosening;
              const text = t(`search.loosen.${wish}`, { count, minutes: minutes ?? 0 });
              const other = onSearch && loosened(query, loosening, understood);
              return <li key={wish}>{onSearch && other ? <Button onPress={() => onSearch(other)}>{text}</Button> : text}</li>;
            })}
          </ul>
        </Stack>
      )}
    </EmptyState>
  );
};

const moreForFree = '/register?type=CANDIDATE';

/** The searches of today are used, while what was found last still shows. */
export const LimitNote = ({ isVisitor }: { isVisitor: boolean }) => {
  const t = useText();
  return (
    <Banner
      title={t('limit_reached_title')}
      action={
        isVisitor && (
          <LinkButton href={moreForFree} size="small">
            {t('limit_reached_try_for_free')}
          </LinkButton>
        )
      }
    >
      {t(isVisitor ? 'limit_reached_visitor' : 'limit_reached_text')}
    </Banner>
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
            <LinkButton href={moreForFree} variant="primary">
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
