import { changedPerson, type PersonPatch } from './changed-person';

describe('what a patch changes of a person', () => {
  it.each<[PersonPatch, ReturnType<typeof changedPerson>]>([
    [{}, {}],
    [{ firstName: ' Sanne ' }, { firstName: 'Sanne' }],
    [{ phone: '+31 6 12 34 56 78' }, { phone: '+31612345678' }],
    [{ phone: '' }, { phone: null }],
    [
      { phone: null, linkedinUrl: ' ' },
      { phone: null, linkedinUrl: null },
    ],
    [{ linkedinUrl: ' https://www.linkedin.com/in/sanne ' }, { linkedinUrl: 'https://www.linkedin.com/in/sanne' }],
  ])('%j becomes %j', (patch, change) => expect(changedPerson(patch)).toEqual(change));
});
