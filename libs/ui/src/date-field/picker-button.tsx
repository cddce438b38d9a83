import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import fieldStyles from '../field/field.module.css';
import { Popover } from '../popover/popover';
import styles from './picker-button.module.css';

interface PickerButtonProps {
  label: string;
  isDisabled?: boolean;
  onBlur?: () => void;
  /** The panel to choose from; it closes itself once something is chosen. */
  children: (close: () => void) => ReactNode;
}

/** The button inside a field for dates that opens a panel to choose from. */
export const PickerButton = ({ label, isDisabled, onBlur, children }: PickerButtonProps) => (
  <Popover
    label={label}
    placement="bottom end"
    className={styles.panel ?? ''}
    trigger={
      <Button className={fieldStyles.inside ?? ''} aria-label={label} isDisabled={isDisabled} onBlur={onBlur}>
        <Calendar />
      </Button>
    }
  >
    {children}
  </Popover>
);
