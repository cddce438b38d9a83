import type { Match } from '@tandem/contracts/entities/match';
import { funnelGroupOf } from '@tandem/domain/funnel';
import { Row } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { filterIn, inOrder, orderIn } from '@tandem/web-kit/funnel/use-funnel';
import { useText } from '@tandem/web-kit/language/text';
import { useEmployerFunnelQuery } from '@tandem/web-kit/match/match.api';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { funnelAddress } from '@tandem/web-kit/match/to-funnel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** The column an application stands in on the board as it was left: with the same filter, in the same order. */
const useColumn = (match: Match): readonly Match[] => {
  const [params] = useState(() => new URLSearchParams(funnelAddress().split('?')[1]));
  const { search, vacancyIds } = filterIn(params);
  const query = { ...(search && { search }), ...(vacancyIds.length > 0 && { vacancyIds: [...vacancyIds] }) };
  const { data = [] } = useEmployerFunnelQuery({ query }, { skip: match.archived });
  return inOrder(data, orderIn(params)).filter(({ status }) => funnelGroupOf(status) === funnelGroupOf(match.status));
};

const Step = ({ to, name, children }: { to: Match | undefined; name: string; children: ReactNode }) => (
  <LinkButton variant="quiet" size="small" isIconOnly aria-label={name} isDisabled={!to} {...(to && { href: `/matches/${to.id}` })}>
    {children}
  </LinkButton>
);

/** From one applicant to the next without the way over the board. */
export const Neighbours = ({ match }: { match: Match }) => {
  const t = useText();
  const texts = useMatchTexts();
  const column = useColumn(match);
  const at = column.findIndex(({ id }) => id === match.id);
  if (at < 0 || column.length < 2) return null;
  const [before, after] = [column[at - 1], column[at + 1]];
  return (
    <nav aria-label={t('match.neighbours')}>
      <Row gap={1}>
        <Step to={before} name={before ? t('match.previous', { name: texts.candidate(before) }) : t('match.no_previous')}>
          <ChevronLeft />
        </Step>
        <Text size="small" tone="soft">
          {t('match.place_in_column', { place: at + 1, count: column.length })}
        </Text>
        <Step to={after} name={after ? t('match.next', { name: texts.candidate(after) }) : t('match.no_next')}>
          <ChevronRight />
        </Step>
      </Row>
    </nav>
  );
};
