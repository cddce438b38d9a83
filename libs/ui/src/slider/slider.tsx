import type { CSSProperties, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../class-names/class-names';
import styles from './slider.module.css';

export interface SliderProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  /** When the thumb is let go: the moment to save. */
  onChangeEnd?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** The value in words: "45 minutes". */
  valueLabel: string;
  description?: ReactNode;
  isDisabled?: boolean;
  className?: string;
}

/** A number between two ends, where the feel matters more than the digit: travel time, a minimum match. */
export const Slider = ({ label, valueLabel, description, className, ...props }: SliderProps) => (
  <AriaSlider {...props} onChange={(value) => props.onChange(value)} className={classNames(styles.slider, className) ?? ''}>
    <div className={styles.top}>
      <Label>{label}</Label>
      <output className={styles.output}>{valueLabel}</output>
    </div>
    <SliderTrack className={styles.track ?? ''}>
      {({ state }) => (
        <>
          <div className={styles.fill} style={{ '--value': `${state.getThumbPercent(0) * 100}%` } as CSSProperties} />
          <SliderThumb className={styles.thumb ?? ''} />
        </>
      )}
    </SliderTrack>
    {description && <p className={styles.help}>{description}</p>}
  </AriaSlider>
);
