import { euro, salaryLabel } from './salary';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a salary', () => {
  it('is a range in euros without decimals', () => {
    const label = salaryLabel({ salaryMin: 3000, salaryMax: 4000.4 });
    expect(label).toMatchObject({ kind: 'given' });
    expect('text' in label && plain(label.text)).toBe('€ 3.000 – € 4.000');
  });
  it('says when it is estimated', () =>
    expect(salaryLabel({ salaryMin: 3000, salaryMax: 4000, salaryIsEstimated: true })).toMatchObject({ kind: 'estimated' }));
  it('is negotiable without both ends, even when estimated', () => {
    expect(salaryLabel({ salaryMin: 3000, salaryIsEstimated: true })).toEqual({ kind: 'negotiable' });
    expect(salaryLabel({ salaryMin: null, salaryMax: 4000 })).toEqual({ kind: 'negotiable' });
  });
  it('of one amount is that amount', () =>
    expect(salaryLabel({ salaryMin: 3000, salaryMax: 3000 })).toEqual({ kind: 'given', text: euro(3000) }));
});
