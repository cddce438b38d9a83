import { Checkbox } from '@tandem/ui/checkbox';
import { CheckboxGroup } from '@tandem/ui/checkbox-group';
import { Combobox } from '@tandem/ui/combobox';
import { DateField } from '@tandem/ui/date-field';
import { Stack } from '@tandem/ui/layout';
import { ListEditor } from '@tandem/ui/list-editor';
import { MarkdownEditor } from '@tandem/ui/markdown-editor';
import { MonthYearField } from '@tandem/ui/month-year-field';
import { MultiSelect } from '@tandem/ui/multi-select';
import { NumberField } from '@tandem/ui/number-field';
import { PhoneField } from '@tandem/ui/phone-field';
import { RadioGroup } from '@tandem/ui/radio-group';
import { SaveState } from '@tandem/ui/save-state';
import { Select } from '@tandem/ui/select';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const nothing = () => undefined;
const options = ['Energy', 'Health care'].map((label) => ({ value: label, label }));
const dates = { placeholder: 'DD/MM/YYYY', openCalendar: 'Choose a day', invalid: 'Use DD/MM/YYYY.' };
const months = { placeholder: 'MM/YYYY', openMonths: 'Choose a month', previousYear: 'Before', nextYear: 'After', invalid: 'Use MM/YYYY.' };
const phone = {
  value: '+32470123456',
  onChange: nothing,
  dialCodes: [{ country: 'BE', dialCode: '+32', name: 'Belgium' }],
  defaultCountry: 'BE',
  labels: { dialCode: 'Country code', search: 'Search', empty: 'Nothing found' },
};
const many = {
  options,
  value: ['Energy'],
  onChange: nothing,
  labels: { add: 'Add', remove: (name: string) => `Remove ${name}`, search: 'Search', empty: 'Nothing found' },
};
const flags = {
  value: [{ text: '' }],
  onChange: nothing,
  labels: { add: 'Add', line: (number: number) => `Line ${number}`, remove: (name: string) => `Remove ${name}` },
};
const markdown = {
  value: 'About **us**',
  onChange: nothing,
  rows: 3,
  labels: {
    toolbar: 'Styles',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
    view: 'View',
    write: 'Write',
    preview: 'Preview',
  },
};
const address = {
  inputValue: '',
  onInputChange: nothing,
  options: [],
  onSelect: nothing,
  labels: { loading: 'Searching', empty: 'Nothing found' },
};
const choice = { options, value: null, onChange: nothing };
const several = { options, value: ['Energy'], onChange: nothing };

const described = { aside: 'of two', description: 'Help stands below, an error in its place.', isRequired: true };
const hidden = { isLabelHidden: true };
const Described = () => (
  <Stack>
    <TextField {...described} label="Title" />
    <TextAreaField {...described} label="Reason" placeholder="In a few words" rows={3} />
    <NumberField {...described} label="Hours" value={32} onChange={nothing} placeholder="32" />
    <Select {...described} {...choice} label="Industry" placeholder="Choose" />
    <MultiSelect {...described} {...many} label="Industries" />
    <Combobox {...described} {...address} label="Address" placeholder="Street or city" />
    <DateField {...described} label="Day" value={null} onChange={nothing} labels={dates} />
    <MonthYearField {...described} label="Month" value={null} onChange={nothing} labels={months} />
    <PhoneField {...described} {...phone} label="Phone" />
    <RadioGroup {...described} {...choice} label="One" />
    <CheckboxGroup {...described} {...several} label="Any" />
    <ListEditor {...described} {...flags} label="Lines" placeholder="One a line" />
    <MarkdownEditor {...described} {...markdown} label="Text" />
    <Checkbox isRequired>I agree</Checkbox>
  </Stack>
);
const Hidden = () => (
  <Stack>
    <TextField {...hidden} label="Title, hidden" />
    <TextAreaField {...hidden} label="Reason, hidden" rows={3} />
    <NumberField {...hidden} label="Hours, hidden" value={32} onChange={nothing} />
    <Select {...hidden} {...choice} label="Industry, hidden" placeholder="Choose" />
    <MultiSelect {...hidden} {...many} label="Industries, hidden" />
    <Combobox {...hidden} {...address} label="Address, hidden" />
    <DateField {...hidden} label="Day, hidden" value={null} onChange={nothing} labels={dates} />
    <MonthYearField {...hidden} label="Month, hidden" value={null} onChange={nothing} labels={months} />
    <PhoneField {...hidden} {...phone} label="Phone, hidden" />
    <RadioGroup {...hidden} {...choice} label="One, hidden" />
    <CheckboxGroup {...hidden} {...several} label="Any, hidden" />
    <ListEditor {...hidden} {...flags} label="Lines, hidden" />
    <MarkdownEditor {...hidden} {...markdown} label="Text, hidden" />
  </Stack>
);
const Saving = () => (
  <TextField
    label="Saved by itself"
    aside={<SaveState status="saving" labels={{ saving: 'Saving', saved: 'Saved', error: 'Not saved' }} />}
  />
);

export default {
  title: 'Fields in common',
  group: 'Fields',
  states: {
    'With help, something beside and an asterisk': Described,
    'With a label that is only heard': Hidden,
    'While it is saved': Saving,
  },
} satisfies Stories;
