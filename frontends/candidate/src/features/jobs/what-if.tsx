import type { Match } from '@tandem/contracts/entities/match';
import { euro } from '@tandem/domain/salary';
import { Card } from '@tandem/ui/card';
import { MatchRing } from '@tandem/ui/match-ring';
import { Slider } from '@tandem/ui/slider';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useDebounced } from '@tandem/web-kit/debounce';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText, useTextIfAny } from '@tandem/web-kit/text';
import { useState } from 'react';
import { useWhatIfQuery } from './jobs.api';
import styles from './what-if.module.css';

const WAIT = 250;
const ends = { travel: { most: 120, step: 5 }, salary: { most: 10_000, step: 100 } };

/** What the percentage would be with other wishes or one more skill: the engine run again, nothing saved. */
export const WhatIf = ({ match, percentage }: { match: Match; percentage: number }) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const { preferences } = useSignedIn<'CANDIDATE'>().accountInfo;
  const [travelTime, setTravelTime] = useState(preferences?.travelTime ?? null);
  const [salary, setSalary] = useState(preferences?.salary ?? null);
  const [skill, setSkill] = useState('');
  const tried = useDebounced(JSON.stringify({ travelTime, salary, skill: skill.trim() }), WAIT);
  const wishes = JSON.parse(tried) as { travelTime: number | null; salary: number | null; skill: string };
  const { currentData, data = currentData } = useWhatIfQuery({
    params: { id: match.id },
    body: {
      ...(wishes.travelTime ? { travelTime: wishes.travelTime } : {}),
      ...(wishes.salary === null ? {} : { salary: wishes.salary }),
      ...(wishes.skill ? { addedSkills: [wishes.skill] } : {}),
    },
  });
  const now = data?.percentage ?? percentage;
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
      {data && data.suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('what_if.suggestions')}>
          {data.suggestions.map(({ key, params, percentage: to }) => (
            <li key={`${key} ${JSON.stringify(params)}`}>
              <span>{textIfAny(key, params) ?? key}</span>
              <strong>{t('what_if.gain', { from: percentage, to })}</strong>
            </li>
          ))}
        </ul>
      )}
      <Stack gap={5} className={styles.trials ?? ''}>
        {travelTime !== null && (
          <Slider
            label={t('what_if.travel')}
            value={travelTime}
            onChange={setTravelTime}
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
            onChange={setSalary}
            minValue={0}
            maxValue={Math.max(ends.salary.most, salary)}
            step={ends.salary.step}
            valueLabel={euro(salary)}
          />
        )}
        <TextField label={t('what_if.skill')} value={skill} onChange={setSkill} maxLength={200} />
      </Stack>
      <p role="status" className={styles.result}>
        {now === percentage ? t('what_if.same', { percentage }) : t('what_if.changed', { from: percentage, to: now })}
      </p>
    </Card>
  );
};
