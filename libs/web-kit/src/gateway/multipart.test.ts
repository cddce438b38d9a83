import { multipart } from './multipart';

const fields = (form: FormData) => [...form.entries()].map(([key, value]) => [key, value instanceof File ? value.name : value]);

it('writes objects as bracketed fields, dates as ISO, files as files and last', () => {
  const form = multipart(
    { address: { city: 'Delft', latitude: 52.01 }, birthDate: new Date('1990-05-04T00:00:00Z'), indRegistered: false },
    { profilePicture: new File(['x'], 'me.png', { type: 'image/png' }) },
  );
  expect(fields(form)).toEqual([
    ['address[city]', 'Delft'],
    ['address[latitude]', '52.01'],
    ['birthDate', '1990-05-04T00:00:00.000Z'],
    ['indRegistered', 'false'],
    ['profilePicture', 'me.png'],
  ]);
});

it('numbers the objects of a list and joins its words', () => {
  const form = multipart({ jobTypes: ['FULL_TIME', 'PART_TIME'], flags: [{ value: 'remote', dealbreaker: true }] }, {});
  expect(fields(form)).toEqual([
    ['jobTypes', 'FULL_TIME,PART_TIME'],
    ['flags[0][value]', 'remote'],
    ['flags[0][dealbreaker]', 'true'],
  ]);
});

it('leaves out what is not there', () => {
  expect(fields(multipart({ phone: undefined, city: null }, { picture: undefined }))).toEqual([]);
});
