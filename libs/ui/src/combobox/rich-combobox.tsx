import { use, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Key, type Ref, type RefObject } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names';
import { FieldFrame } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useHeldStill } from '../field/use-held-still';
import { OptionsList } from '../popover/options-list';
import popoverStyles from '../popover/popover.module.css';
import type { ComboboxProps, LeftOff } from './combobox-props';
import styles from './combobox.module.css';

/** The option last taken, remembered only until the next key: the list closes on it. */
const useTaken = ({ onSelect, onInputChange }: Pick<ComboboxProps, 'onSelect' | 'onInputChange'>) => {
  const [taken, setTaken] = useState<string | null>(null);
  return {
    value: taken,
    onChange: (key: Key | null) => {
      setTaken(key === null ? null : String(key));
      if (key !== null) onSelect(String(key));
    },
    onInputChange: (text: string) => {
      setTaken(null);
      onInputChange(text);
    },
  };
};

interface ProposingInputProps {
  placeholder: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
  hasOptions: boolean;
  leftOff: RefObject<LeftOff | null> | undefined;
}

/** The field itself. A list that a scrolling finger closed comes back by a press: a phone has no arrow keys that would open it. */
const ProposingInput = ({ placeholder, ref, hasOptions, leftOff }: ProposingInputProps) => {
  const state = use(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const goOn = useEffectEvent(({ selection: [start, end], hasTyped }: LeftOff) => {
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
    if (hasTyped) state?.open(null, 'input');
  });
  useLayoutEffect(() => {
    const was = leftOff?.current;
    // React Aria draws everything once without elements, to find the options.
    if (!was || !input.current) return;
    leftOff.current = null;
    goOn(was);
  }, [leftOff]);
  const reopen = () => hasOptions && state?.open(null, 'manual');
  return <Input ref={input} placeholder={placeholder} onClick={reopen} className={fieldStyles.input ?? ''} />;
};

/** A text field with a list of proposals below it, and what each needs for keyboards and screen readers. */
export const RichCombobox = (props: ComboboxProps & { leftOff?: RefObject<LeftOff | null> }) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    options,
    onSelect,
    isLoading,
    labels,
    placeholder,
    icon,
    ref,
    leftOff,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
  const taken = useTaken({ onSelect, onInputChange: rest.onInputChange });
  return (
    <ComboBox
      {...rest}
      items={options.map((option) => ({ ...option, id: option.value }))}
      {...taken}
      allowsCustomValue
      allowsEmptyCollection={rest.inputValue.trim() !== ''}
      defaultFilter={() => true}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className) ?? ''}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={fieldStyles.group ?? ''}>
          {icon}
          <ProposingInput ref={ref} placeholder={placeholder} hasOptions={options.length > 0} leftOff={leftOff} />
        </Group>
        <Popover maxHeight={300} className={classNames(popoverStyles.popover, popoverStyles.list, styles.list) ?? ''}>
          <OptionsList options={options} emptyLabel={isLoading ? labels.loading : labels.empty} />
        </Popover>
      </FieldFrame>
    </ComboBox>
  );
};
