import { useState } from 'react';
import { DateField, type DateFieldProps } from '@tandem/ui/date-field';
import { MonthYearField, type MonthYearFieldProps } from '@tandem/ui/month-year-field';
import { PhoneField, type PhoneFieldProps } from '@tandem/ui/phone-field';
import type { Stories } from '../story';

const dateLabels = { placeholder: 'DD/MM/YYYY', openCalendar: 'Choose a date', invalid: 'Use DD/MM/YYYY.' };
const monthLabels = {
  placeholder: 'MM/YYYY',
  openMonths: 'Choose a month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  invalid: 'Use MM/YYYY.',
};
const dialCodes = [
  { country: 'BE', dialCode: '+32', name: 'Belgium' },
  { country: 'DE', dialCode: '+49', name: 'Germany' },
  { country: 'NL', dialCode: '+31', name: 'Netherlands' },
];
const phoneLabels = { dialCode: 'Country code', search: 'Search countries', empty: 'Nothing found' };

const LONG_LABEL = 'Since when you have lived at the address that stands in your passport';

const Day = ({ start = null, ...field }: { start?: string | null } & Partial<DateFieldProps>) => {
  const [value, setValue] = useState<string | null>(start);
  return <DateField label="Date of birth" value={value} onChange={setValue} labels={dateLabels} {...field} />;
};
const Month = ({ start = null, ...field }: { start?: string | null } & Partial<MonthYearFieldProps>) => {
  const [value, setValue] = useState<string | null>(start);
  return <MonthYearField label="Start" value={value} onChange={setValue} labels={monthLabels} {...field} />;
};
const Phone = ({ start = '', ...field }: { start?: string } & Partial<PhoneFieldProps>) => {
  const [value, setValue] = useState(start);
  return <PhoneField label="Phone" value={value} onChange={setValue} dialCodes={dialCodes} labels={phoneLabels} {...field} />;
};

export default {
  title: 'Date, month and phone',
  group: 'Fields',
  states: {
    'Empty day': () => <Day />,
    Day: () => <Day start="1990-03-17" description="Only you see this." />,
    'Day within bounds': () => <Day start="2026-11-20" label="Interview" minValue="2026-11-10" maxValue="2026-11-27" isRequired />,
    'Day with an error': () => <Day start="2019-01-01" errorMessage="You must be 16 or older." isRequired />,
    'Day, disabled': () => <Day start="1990-03-17" isDisabled description="Comes from your resume." />,
    'Day with a long label': () => <Day label={LONG_LABEL} description="Roughly is enough; we use it for nothing but the travel time." />,
    'Empty month': () => <Month />,
    Month: () => <Month start="2022-03" isRequired />,
    'Only the year': () => <Month start="2022" description="A year will do." />,
    'Month with an error': () => <Month start="2031-05" label="End" errorMessage="The end lies in the future." />,
    'Month, disabled': () => <Month start="2024-12" label="End" isDisabled description="You still work here." />,
    'Empty phone': () => <Phone />,
    Phone: () => <Phone start="+31612345678" isRequired />,
    'Phone from elsewhere': () => <Phone start="+32470123456" />,
    'Phone with an error': () => <Phone start="+3161" errorMessage="Please enter a valid international phone number." />,
    'Phone, disabled': () => <Phone start="+31612345678" isDisabled />,
  },
  opens: [{ press: 'Choose a date' }, { press: 'Choose a month' }, { press: 'Country code' }],
} satisfies Stories;
