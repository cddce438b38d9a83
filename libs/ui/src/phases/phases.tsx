import { CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './phases.module.css';

export interface PhasesProps {
  /** Names the whole: "Search". */
  label: string;
  phases: readonly string[];
  /** Index of the one going on; `phases.length` when all are done. */
  current: number;
  doneLabel: string;
  className?: string;
}

/** What a longer piece of work has done, is doing and will do. */
export const Phases = ({ label, phases, current, doneLabel, className }: PhasesProps) => (
  <ol aria-label={label} className={classNames(styles.phases, className)}>
    {phases.map((phase, index) => {
      const Icon = index < current ? CircleCheck : index === current ? LoaderCircle : CircleDashed;
      return (
        <li
          key={phase}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(styles.phase, index < current && styles.done)}
        >
          <Icon />
          {phase}
          {index < current && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
        </li>
      );
    })}
  </ol>
);
