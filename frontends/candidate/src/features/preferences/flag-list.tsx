import { ListEditor, type ListLine } from '@tandem/ui/list-editor';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { Flag, FlagOff } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { countDealbreakers, type Wishes } from './preference-form';
import styles from './preferences-page.module.css';

const words = {
  greenFlags: { title: 'wishes.green', add: 'wishes.green.add', line: 'wishes.green.line', dealbreaker: 'wishes.green.dealbreaker' },
  redFlags: { title: 'wishes.red', add: 'wishes.red.add', line: 'wishes.red.line', dealbreaker: 'wishes.red.dealbreaker' },
} as const;

/** Wishes or objections, line by line, each of which may be a dealbreaker. */
export const FlagList = ({ name, maxLength }: { name: 'greenFlags' | 'redFlags'; maxLength: number }) => {
  const t = useText();
  const track = useTrack();
  const { control } = useFormContext<Wishes>();
  const { title, add, line, dealbreaker } = words[name];
  const Icon = name === 'greenFlags' ? Flag : FlagOff;
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, ...field }) => {
        const change = (lines: ListLine[]): void => {
          if (countDealbreakers(lines) > countDealbreakers(value)) track('flag_dealbreaker_used', { flags: name });
          onChange(lines);
        };
        return (
          <ListEditor
            {...field}
            value={value}
            onChange={change}
            maxLength={maxLength}
            label={
              <span className={name === 'greenFlags' ? styles.green : styles.red}>
                <Icon aria-hidden size={18} />
                {t(title)}
              </span>
            }
            labels={{
              add: t(add),
              line: (number) => t(line, { number }),
              remove: (text) => t('wishes.remove', { name: text }),
              dealbreaker: t(dealbreaker),
            }}
          />
        );
      }}
    </FormField>
  );
};
