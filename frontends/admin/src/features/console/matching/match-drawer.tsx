import type { Match, MatchPart, Quote, Reason } from '@tandem/contracts/entities/match';
import { matchTerms } from '@tandem/domain/match';
import { Row } from '@tandem/ui/layout';
import { MatchRing } from '@tandem/ui/match-ring';
import { Table, type TableColumn } from '@tandem/ui/table';
import { Text } from '@tandem/ui/text';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { useEngineText } from '@tandem/web-kit/match/engine-text';
import type { ReactNode } from 'react';
import { Drawer, DrawerPart } from '../drawer';
import styles from './matching.module.css';

/** A term that counted, or one that nothing was known of on one side. */
type TermRow = { term: string; part: MatchPart | null };

/** All terms there are, those that counted nothing too: why a score is low may be what is missing. */
const termRows = (parts: readonly MatchPart[]): TermRow[] => {
  const unknown = matchTerms.filter((term) => parts.every((part) => part.term !== term));
  return [...parts.map((part) => ({ term: part.term, part })), ...unknown.map((term) => ({ term, part: null }))];
};

const useTermColumns = (parts: readonly MatchPart[]): TableColumn<TermRow>[] => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const rounded = (value: number) => t('admin.decimal', { value });
  const sum = (field: 'weight' | 'points') => rounded(parts.reduce((total, part) => total + part[field], 0));
  const cell =
    (field: 'value' | 'weight' | 'points') =>
    ({ part }: TermRow) =>
      part?.[field] === undefined ? '–' : rounded(part[field]);
  return [
    {
      id: 'term',
      label: t('admin.match.term'),
      cell: ({ term }) => <span title={term}>{textIfAny(`match.term.${term}`) ?? term}</span>,
      total: t('admin.match.all'),
    },
    { id: 'value', label: t('admin.match.value'), cell: cell('value'), align: 'end', total: '' },
    { id: 'weight', label: t('admin.match.weight'), cell: cell('weight'), align: 'end', total: sum('weight') },
    { id: 'points', label: t('admin.match.points'), cell: cell('points'), align: 'end', total: sum('points') },
  ];
};

const Terms = ({ parts }: { parts: readonly MatchPart[] }) => {
  const t = useText();
  return (
    <>
      <Table
        label={t('admin.match.terms')}
        columns={useTermColumns(parts)}
        rows={termRows(parts)}
        keyOf={({ term }) => term}
        empty={t('admin.none')}
      />
      <Text size="tiny" tone="muted" className={styles.note}>
        {t('admin.match.terms.how')}
      </Text>
    </>
  );
};

const spanOf = ({ field, start, end, text }: Quote) => `${field} [${start}–${end}] “${text}”`;

const ReasonLine = ({ reason }: { reason: Reason }) => {
  const t = useText();
  const say = useEngineText();
  const { key, term, params, points, you, they } = reason;
  return (
    <li className={styles.reason}>
      <Text>{say(key, params)}</Text>
      <p className={styles.raw}>
        {term} · {t('admin.match.signed', { value: points })} · {key}
      </p>
      {Object.keys(params).length > 0 && <p className={styles.raw}>{JSON.stringify(params)}</p>}
      {you.map((quote, place) => (
        <p key={`you-${place}`} className={styles.raw}>
          {t('admin.match.candidate')} {spanOf(quote)}
        </p>
      ))}
      {they.map((quote, place) => (
        <p key={`they-${place}`} className={styles.raw}>
          {t('admin.match.vacancy')} {spanOf(quote)}
        </p>
      ))}
    </li>
  );
};

/** Why a match has its score: every term with its weight, every reason with its raw values and the words it rests on. */
export const MatchDrawer = ({ match, before, onClose }: { match: Match; before?: ReactNode; onClose: () => void }) => {
  const t = useText();
  const { vacancy, percentage, reason } = match;
  return (
    <Drawer
      title={vacancy.title ?? t('admin.untitled')}
      onClose={onClose}
      about={
        <Row>
          {before}
          {percentage !== null && <MatchRing percentage={percentage} size={40} label={t('job.match', { percentage })} />}
          <span>{vacancy.employer.companyName}</span>
          {typeof reason?.certainty === 'number' && (
            <span>{t('admin.match.certainty', { value: Math.round(reason.certainty * 100) })}</span>
          )}
        </Row>
      }
    >
      {!reason && <Text tone="muted">{t('admin.match.unexplained')}</Text>}
      {reason && (
        <>
          <DrawerPart title={t('admin.match.terms')}>
            <Terms parts={reason.parts} />
          </DrawerPart>
          {/* What takes points comes first: it is what one opens a low match for. */}
          {(['negative', 'positive'] as const).map((side) => (
            <DrawerPart key={side} title={t(`admin.match.${side}`, { count: reason[side].length })}>
              {reason[side].length > 0 && (
                <Text size="tiny" tone="muted">
                  {t('admin.match.whose')}
                </Text>
              )}
              <ul className={styles.reasons}>
                {reason[side].map((one, place) => (
                  <ReasonLine key={`${one.key}-${place}`} reason={one} />
                ))}
              </ul>
            </DrawerPart>
          ))}
        </>
      )}
    </Drawer>
  );
};
