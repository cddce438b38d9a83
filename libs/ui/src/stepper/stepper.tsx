import { Check } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';

export interface Step {
  label: string;
  /** Where a finished step leads back to. */
  href?: string;
}

export interface StepperProps {
  /** Names the whole: "New vacancy". */
  label: string;
  steps: readonly Step[];
  /** Index of the step being done; `steps.length` when all are. */
  current: number;
  /** Said after the name of a finished step. */
  doneLabel: string;
  className?: string;
}

/** Where one is in a few steps. */
export const Stepper = ({ label, steps, current, doneLabel, className }: StepperProps) => (
  <ol aria-label={label} className={classNames(styles.stepper, className)}>
    {steps.map((step, index) => {
      const isDone = index < current;
      return (
        <li
          key={step.label}
          className={classNames(styles.step, isDone && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {isDone ? <Check /> : index + 1}
          </span>
          <span className={styles.name}>
            {isDone && step.href ? (
              <Link href={step.href} className={styles.link ?? ''}>
                {step.label}
              </Link>
            ) : (
              step.label
            )}
            {isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </span>
        </li>
      );
    })}
  </ol>
);
