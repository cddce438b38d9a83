import { companySizes, industries, isLastAdmin } from './company';

describe('the last Admin', () => {
  const admin = { id: 'a', role: 'Admin', state: 'Active' } as const;
  it('is the only active one', () => {
    expect(isLastAdmin([admin, { id: 'b', role: 'Member', state: 'Active' }, { id: 'c', role: 'Admin', state: 'Invited' }], 'a')).toBe(
      true,
    );
  });
  it('is nobody while there are two', () => expect(isLastAdmin([admin, { ...admin, id: 'b' }], 'a')).toBe(false));
  it('is not somebody else', () => expect(isLastAdmin([admin, { id: 'b', role: 'Member', state: 'Active' }], 'b')).toBe(false));
});

it('offers 33 industries and 7 sizes, each once', () => {
  expect(new Set(industries).size).toBe(33);
  expect(new Set(companySizes).size).toBe(7);
});
