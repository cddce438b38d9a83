import type { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Match } from '@tandem/contracts/entities/match';
import { euro } from '@tandem/domain/salary';
import { Card } from '@tandem/ui/card';
import { MatchRing } from '@tandem/ui/match-ring';
import { Slider } from '@tandem/ui/slider';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { useDebounced } from '@tandem/web-kit/browser/debounce';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useEngineText } from '@tandem/web-kit/match/engine-text';
import { useState } from 'react';
import { useWhatIfQuery } from './jobs.api';
import styles from './what-if.module.css';

const WAIT = 250;
const ends = { travel: { most: 120, step: 5 }, salary: { most: 10_000, step: 100 } };

type Wishes = { travelTime: number | null; salary: number | null; skill: string };
type Answer = AnswerOf<typeof matchingCalls.tryWhatIf>;

/** Single changes, and what each would make of today's percentage. */
const Suggestions = ({ suggestions, today }: Pick<Answer, 'suggestions' | 'today'>) => {
  const t = useText();
  const say = useEngineText();
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={t('what_if.suggestions')}>
      {suggestions.map(({ key, params, percentage: to }) => (
        <li key={`${key} ${JSON.stringify(params)}`}>
          <span>{say(key, params)}</span>
          <strong>{t('what_if.gain', { from: today, to })}</strong>
        </li>
      ))}
    </ul>
  );
};

const Trials = ({ wishes: { travelTime, salary, skill }, onTry }: { wishes: Wishes; onTry: (change: Partial<Wishes>) => void }) => {
  const t = useText();
  return (
    <Stack gap={5} className={styles.trials ?? ''}>
      {travelTime !== null && (
        <Slider
          label={t('what_if.travel')}
          value={travelTime}
          onChange={(minutes) => onTry({ travelTime: minutes })}
          minValue={5}
          maxValue={Math.max(ends.travel.most, travelTime)}
          step={ends.travel.step}
          valueLabel={t('what_if.minutes', { minutes: travelTime })}
        />
      )}
      {salary !== null && (
        <Slider
          label={t('what_if.salary')}
          value={salary}
          onChange={(amount) => onTry({ salary: amount })}
          minValue={0}
          maxValue={Math.max(ends.salary.most, salary)}
          step={ends.salary.step}
          valueLabel={euro(salary)}
        />
      )}
      <TextField label={t('what_if.skill')} value={skill} onChange={(written) => onTry({ skill: written })} maxLength={200} />
    </Stack>
  );
};

/** What the percentage would be with other wishes or one more skill: the engine run again, nothing saved. */
export const WhatIf = ({ match, percentage }: { match: Match; percentage: number }) => {
  const t = useText();
  const { preferences } = useSignedIn<'CANDIDATE'>().accountInfo;
  const own: Wishes = { travelTime: preferences?.travelTime ?? null, salary: preferences?.salary ?? null, skill: '' };
  const [wishes, setWishes] = useState(own);
  const tried = JSON.parse(useDebounced(JSON.stringify({ ...wishes, skill: wishes.skill.trim() }), WAIT)) as Wishes;
  const { currentData, data = currentData } = useWhatIfQuery({
    params: { id: match.id },
    body: {
      ...(tried.travelTime ? { travelTime: tried.travelTime } : {}),
      ...(tried.salary === null ? {} : { salary: tried.salary }),
      ...(tried.skill ? { addedSkills: [tried.skill] } : {}),
    },
  });
  const { percentage: now, today } = data ?? { percentage, today: percentage };
  const isUntouched = JSON.stringify(tried) === JSON.stringify(own);
  const resultOf = (): string => {
    if (now !== today) return t('what_if.changed', { from: today, to: now });
    if (today !== percentage && isUntouched) return t('what_if.stale', { today, then: percentage });
    return t('what_if.same', { percentage: today });
  };
  return (
    <Card as="section" aria-labelledby="what-if">
      <div className={styles.head}>
        <div>
          <h2 id="what-if" className={styles.title}>
            {t('what_if.title')}
          </h2>
          <Text tone="soft">{t('what_if.text')}</Text>
        </div>
        <MatchRing percentage={now} size={64} label={t('job.match', { percentage: now })} />
      </div>
      {data && <Suggestions {...data} />}
      <Trials wishes={wishes} onTry={(change) => setWishes((before) => ({ ...before, ...change }))} />
      <p role="status" className={styles.result}>
        {resultOf()}
      </p>
    </Card>
  );
};
