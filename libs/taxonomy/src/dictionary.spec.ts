import { dictionaryProblems, dictionarySize } from './dictionary';

describe('the tables', () => {
  it('have no name used twice, relation that leads nowhere, circle or gap', () => {
    expect(dictionaryProblems()).toEqual([]);
  });

  it('are as large as promised', () => {
    const { skills, titles } = dictionarySize();
    expect(skills).toBeGreaterThan(1500);
    expect(titles).toBeGreaterThan(500);
  });
});
