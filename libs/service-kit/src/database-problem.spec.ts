import { databaseProblem } from './database-problem';

describe('what a database says', () => {
  it.each([
    ['it is away', { code: 'ECONNREFUSED' }],
    ['it takes no changes, as another has taken over from it', { driverError: { code: '25006' } }],
    ['its disk is full', { driverError: { code: '53100' } }],
    ['it is shut down', { code: '57P01' }],
  ])('is a 503 where %s', (_, error) => {
    expect(databaseProblem(error)).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('is no problem of its own where a row is refused', () => {
    expect(databaseProblem({ driverError: { code: '23505' } })).toBeNull();
  });
});
