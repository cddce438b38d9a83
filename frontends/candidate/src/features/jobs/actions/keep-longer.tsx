import type { Match } from '@tandem/contracts/entities/match';
import { Checkbox } from '@tandem/ui/checkbox';
import { Text } from '@tandem/ui/text';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useChange } from '@tandem/web-kit/match/use-move';
import { useState } from 'react';

/** How long the employer keeps an application, which its candidate can make longer or shorter for as long as the employer has it. */
export const KeepLonger = ({ match }: { match: Match }) => {
  const t = useText();
  const change = useChange('CANDIDATE');
  // Shown from the press until the match, asked for again, says so too.
  const [asked, setAsked] = useState<{ was: boolean; to: boolean } | null>(null);
  if (!match.retention) return null;
  const { isLonger, until, isOver } = match.retention;
  const company = match.vacancy.employer.companyName;
  if (isOver)
    return (
      <Text size="small" tone="soft">
        {t('match.retention.over', { company })}
      </Text>
    );
  const choose = async (to: boolean) => {
    setAsked({ was: isLonger, to });
    if (!(await change(match, { keepsLonger: to }))) setAsked(null);
  };
  const isUnsaid = asked?.was === isLonger;
  const shown = isUnsaid ? asked.to : isLonger;
  return (
    <Checkbox
      isSelected={shown}
      onChange={(to) => void choose(to)}
      hint={
        until && !isUnsaid
          ? t('match.retention.until', { date: formatDate(until) })
          : t(shown ? 'match.retention.longer' : 'match.retention.usual')
      }
    >
      {t('match.retention.agree', { company })}
    </Checkbox>
  );
};
