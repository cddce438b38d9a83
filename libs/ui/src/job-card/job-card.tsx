import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { CompanyMark } from '../avatar/avatar';
import { classNames } from '../class-names/class-names';
import { MatchLabel, MatchRing } from '../match-ring/match-ring';
import styles from './job-card.module.css';

export interface JobCardProps {
  href: string;
  title: string;
  company: { name: string; logoUrl?: string | null };
  /** Left out where there is no match. */
  match?: {
    percentage: number;
    /** For screen readers: "Match 86 percent". */
    label: string;
    levels: { good: string; impressive: string };
  };
  /** Place, salary, and what else tells jobs apart. */
  facts?: readonly ReactNode[];
  /** A badge under the company. */
  badge?: ReactNode;
  /** The one that is open beside the list. */
  isCurrent?: boolean;
  /** What is told below it, outside the link's name; pressing it opens the vacancy too. */
  children?: ReactNode;
  className?: string;
}

/** One vacancy in a list; all of it is the link to it. */
export const JobCard = ({ href, title, company, match, facts = [], badge, isCurrent, children, className }: JobCardProps) => (
  <div className={classNames(styles.card, className)}>
    <Link href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.link ?? ''}>
      <CompanyMark name={company.name} src={company.logoUrl} />
      <span className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.company}>{company.name}</span>
        {match && <MatchLabel percentage={match.percentage} labels={match.levels} />}
        {badge}
      </span>
      {match ? <MatchRing percentage={match.percentage} label={match.label} size={52} /> : <span />}
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </span>
      )}
    </Link>
    {children}
  </div>
);

/** The list they stand in. */
export const JobList = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <ul aria-label={label} className={classNames(styles.list, className)}>
    {children}
  </ul>
);
