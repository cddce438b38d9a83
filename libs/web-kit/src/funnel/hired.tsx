import type { Match } from '@tandem/contracts/entities/match';
import { Disclosure } from '@tandem/ui/disclosure';
import { Link } from '@tandem/ui/link';
import { useMatchTexts } from '../match/match-texts';
import { useText } from '../language/text';

/** Whom a company hired: no column holds them, and without this nobody would find them again. */
export const Hired = ({ matches }: { matches: readonly Match[] }) => {
  const t = useText();
  const texts = useMatchTexts();
  if (matches.length === 0) return null;
  return (
    <Disclosure title={t('funnel.hired')} level={2} variant="display" aside={matches.length}>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <Link href={`/matches/${match.id}`}>{t('funnel.card', { who: texts.candidate(match), vacancy: texts.vacancy(match) })}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
