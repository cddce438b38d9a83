import type { Match, MatchPart, Quote, Reason } from '@tandem/contracts/entities/match';
import { matchTerms } from '@tandem/domain/match';
import { Disclosure } from '@tandem/ui/disclosure';
import { Row } from '@tandem/ui/layout';
import { MatchRing } from '@tandem/ui/match-ring';
import { Reason as ReasonItem, Reasons } from '@tandem/ui/reason';
import { Table, type TableColumn } from '@tandem/ui/table';
import { Text } from '@tandem/ui/text';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { useEngineText } from '@tandem/web-kit/match/engine-text';
import { quotesOf } from '@tandem/web-kit/match/quotes';
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
  // Points and weights are whole in what the engine tells now; older matches may have parts of them.
  const shown = (field: 'value' | 'weight' | 'points', value: number) => t(field === 'value' ? 'admin.decimal' : 'admin.number', { value });
  const sum = (field: 'weight' | 'points') =>
    shown(
      field,
      parts.reduce((total, part) => total + part[field], 0),
    );
  const cell =
    (field: 'value' | 'weight' | 'points') =>
    ({ part }: TermRow) =>
      part?.[field] === undefined ? '–' : shown(field, part[field]);
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

const sides = ['negative', 'positive'] as const;

/** The reasons of one side as the candidate reads them, with the words they rest on. */
const SideReasons = ({ side, reasons }: { side: (typeof sides)[number]; reasons: readonly Reason[] }) => {
  const t = useText();
  const say = useEngineText();
  const title = t(`admin.match.${side}`, { count: reasons.length });
  return (
    <DrawerPart title={title}>
      {reasons.length > 0 && (
        <Text size="tiny" tone="muted">
          {t('admin.match.whose')}
        </Text>
      )}
      <Reasons label={title}>
        {reasons.map(({ key, params, points, you, they }, place) => (
          <ReasonItem
            key={`${key}-${place}`}
            side={side === 'positive' ? 'for' : 'against'}
            points={Math.abs(points)}
            yours={quotesOf(you)}
            theirs={quotesOf(they)}
            labels={{ yours: t('admin.match.candidate'), theirs: t('admin.match.vacancy') }}
          >
            {say(key, params)}
          </ReasonItem>
        ))}
      </Reasons>
    </DrawerPart>
  );
};

const spanOf = ({ field, start, end, text }: Quote) => `${field} [${start}–${end}] “${text}”`;

/** What the engine told of one reason, as it stands in the answer: for who looks after the engine. */
const RawReason = ({ reason: { key, term, params, points, you, they } }: { reason: Reason }) => (
  <li className={styles.raw}>
    {term} · {points} · {key}
    {Object.keys(params).length > 0 && <p>{JSON.stringify(params)}</p>}
    {you.map((quote, place) => (
      <p key={`you-${place}`}>you: {spanOf(quote)}</p>
    ))}
    {they.map((quote, place) => (
      <p key={`they-${place}`}>they: {spanOf(quote)}</p>
    ))}
  </li>
);

/** Why a match has its score: every term with its weight, every reason with its raw values and the words it rests on. */
export const MatchDrawer = ({ match, before, onClose }: { match: Match; before?: ReactNode; onClose: () => void }) => {
  const t = useText();
  const { vacancy, percentage, reason } = match;
  return (
    <Drawer
      title={vacancy.title ?? t('admin.untitled')}
      onClose={onClose}
      about={
        <>
          {before}
          <Row>
            {percentage !== null && <MatchRing percentage={percentage} size={40} label={t('job.match', { percentage })} />}
            <div>
              <p>{vacancy.employer.companyName}</p>
              {typeof reason?.certainty === 'number' && <p>{t('admin.match.certainty', { value: Math.round(reason.certainty * 100) })}</p>}
            </div>
          </Row>
        </>
      }
    >
      {!reason && <Text tone="muted">{t('admin.match.unexplained')}</Text>}
      {reason && (
        <>
          <DrawerPart title={t('admin.match.terms')}>
            <Terms parts={reason.parts} />
          </DrawerPart>
          {/* What takes points comes first: it is what one opens a low match for. */}
          {sides.map((side) => (
            <SideReasons key={side} side={side} reasons={reason[side]} />
          ))}
          <Disclosure title={t('admin.match.raw')}>
            <ul className={styles.raws}>
              {sides.flatMap((side) => reason[side].map((one, place) => <RawReason key={`${side}-${place}`} reason={one} />))}
            </ul>
          </Disclosure>
        </>
      )}
    </Drawer>
  );
};
