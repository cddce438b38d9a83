import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Card } from '@tandem/ui/card';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './match-part.module.css';
import { MatchActions } from './actions/match-actions';
import { ScoreAction } from './job-actions';
import { CoverLetterCard } from './letter/cover-letter-card';
import { useJobTexts } from './job-texts';
import { MakeLinks } from './make-links';
import { useMatchOfVacancyQuery } from './jobs.api';
import { SourcePanel } from './source-panel';
import { TravelLine } from './travel-line';
import { WhatIf } from './what-if';
import { WhyPanel } from './why-panel';
import { wantedJob } from './wanted-job';

type Props = {
  vacancy: Vacancy;
  /** Where the focus goes on when a question about the match goes away by itself. */
  onMoved: () => void;
  /** The vacancy's own words: read after why it fits, and before anything is made for it. They wait for what stands above, so that nothing moves under somebody who reads. */
  children?: ReactNode;
};

/** What is a candidate's own of a vacancy: what he can do, how far it is, why it fits, and what would change that. */
export const MatchPart = ({ vacancy, onMoved, children }: Props) => {
  const t = useText();
  const { place } = useJobTexts();
  const home = useSignedIn<'CANDIDATE'>().accountInfo.address?.city ?? null;
  // While a vacancy is hidden nobody is told of its match: once it is back, what was said of that is not believed.
  const { data, error, isLoading, isFetching } = useMatchOfVacancyQuery(
    { params: { vacancyId: vacancy.id } },
    { refetchOnMountOrArgChange: true },
  );
  const isCompared = data !== undefined;
  const letter = useRef<HTMLDivElement>(null);
  const toLetter = (): void => {
    letter.current?.focus({ preventScroll: true });
    letter.current?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    if (isCompared && wantedJob.get()?.id === vacancy.id) wantedJob.remove();
  }, [isCompared, vacancy.id]);
  if (isLoading) return <Card><Loading label={t('jobs.loading')}><SkeletonText lines={12} /></Loading></Card>; // prettier-ignore
  const isNone = isMissing(error) && !(isFetching && isCompared);
  const match = isNone ? undefined : data;
  const scored = match && match.status !== 'BEING_MATCHED' && match.percentage !== null && match.reason ? match : null;
  return (
    <>
      {(match ?? isNone) && (
        <Card className={styles.own}>
          {/* The vacancy hears at once that it is filled, its match only when it is asked for again. */}
          {match ? (
            <MatchActions
              match={{ ...match, vacancy: { ...match.vacancy, filledSince: vacancy.filledSince } }}
              beside={scored && <MakeLinks vacancyId={vacancy.id} onLetter={toLetter} />}
              onMoved={onMoved}
            />
          ) : (
            <ScoreAction vacancy={vacancy} />
          )}
          {/* An application keeps the way it was made with, which may begin in another town than the account says now. */}
          {scored?.reason && <TravelLine reason={scored.reason} from={scored.status === 'MATCHED' ? home : null} to={place(vacancy)} />}
        </Card>
      )}
      {match && <WhyPanel match={match} />}
      {scored?.reason && <SourcePanel reason={scored.reason} vacancy={vacancy} />}
      {children}
      {scored?.percentage != null && scored.status === 'MATCHED' && (
        <WhatIf key={scored.id} match={scored} percentage={scored.percentage} />
      )}
      {scored && (
        <div ref={letter} tabIndex={-1}>
          <CoverLetterCard match={scored} />
        </div>
      )}
    </>
  );
};
