import { useState } from 'react';
import { DateField } from '@tandem/ui/date-field';
import { MonthYearField } from '@tandem/ui/month-year-field';
import { PhoneField } from '@tandem/ui/phone-field';
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

const Day = ({ start = null, errorMessage }: { start?: string | null; errorMessage?: string }) => {
  const [value, setValue] = useState<string | null>(start);
  return <DateField label="Date of birth" value={value} onChange={setValue} labels={dateLabels} errorMessage={errorMessage} />;
};
const Month = () => {
  const [value, setValue] = useState<string | null>('2022-03');
  return <MonthYearField label="Start" value={value} onChange={setValue} labels={monthLabels} isRequired />;
};
const Phone = ({ errorMessage }: { errorMessage?: string }) => {
  const [value, setValue] = useState('+31612345678');
  return (
    <PhoneField label="Phone" value={value} onChange={setValue} dialCodes={dialCodes} labels={phoneLabels} errorMessage={errorMessage} />
  );
};

export default {
  title: 'Date, month and phone',
  group: 'Fields',
  states: {
    'Empty day': () => <Day />,
    Day: () => <Day start="1990-03-17" />,
    'Day with an error': () => <Day errorMessage="You must be 16 or older." />,
    Month,
    Phone: () => <Phone />,
    'Phone with an error': () => <Phone errorMessage="Please enter a valid international phone number." />,
  },
} satisfies Stories;
