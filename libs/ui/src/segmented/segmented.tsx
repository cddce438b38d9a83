import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../class-names/class-names';
import styles from './segmented.module.css';

export interface Segment {
  value: string;
  label: ReactNode;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** The language the label is written in, where it is not the page's. */
  lang?: string;
}

export interface SegmentedProps {
  /** Names the group for screen readers. */
  label: string;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  className?: string;
}

/** One of two or three, worked at once: a view, a language, a mode of travel. */
export const Segmented = ({ label, options, value, onChange, isDisabled, className }: SegmentedProps) => (
  <ToggleButtonGroup
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    isDisabled={isDisabled}
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const [chosen] = keys;
      if (chosen !== undefined && chosen !== value) onChange(String(chosen));
    }}
    className={classNames(styles.segmented, className) ?? ''}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} id={option.value} className={styles.segment ?? ''}>
        {option.icon}
        <span lang={option.lang}>{option.label}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
