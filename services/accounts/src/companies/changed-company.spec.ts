import { changedCompany } from './changed-company';

const company = { websites: { home: 'https://molen.example', careers: 'https://jobs.molen.example' } };

describe('what a patch changes of a company', () => {
  it('is nothing when nothing was sent', () => expect(changedCompany({}, company)).toEqual({}));

  it('puts https:// before a website, clears an empty one and leaves the others', () => {
    expect(changedCompany({ websites: { home: 'www.molen.example', careers: '' } }, company)).toEqual({
      websites: { home: 'https://www.molen.example', careers: null },
    });
    expect(changedCompany({ websites: { other: 'http://blog.molen.example' } }, company).websites).toEqual({
      ...company.websites,
      other: 'http://blog.molen.example',
    });
  });

  it('keeps the day of a founding date', () => {
    expect(changedCompany({ foundingDate: '1987-03-01T00:00:00.000Z' }, company)).toEqual({ foundingDate: '1987-03-01' });
    expect(changedCompany({ foundingDate: null }, company)).toEqual({ foundingDate: null });
  });

  it('takes nothing of the person', () => expect(changedCompany({ firstName: 'Iris', email: 'iris@example.org' }, company)).toEqual({}));
});
