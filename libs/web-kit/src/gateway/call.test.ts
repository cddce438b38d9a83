import { requestOf, urlOf } from './call';

const route = { subject: 'vacancies.get', method: 'GET', path: '/vacancies/{id}', access: 'anonymous' } as const;

it('fills the path and adds the query', () => {
  expect(urlOf(route, { params: { id: 'a/b' }, query: { page: 2, states: ['A', 'B'] } })).toBe('/vacancies/a%2Fb?page=2&states=A,B');
});

it('refuses an address with a hole in it', () => {
  expect(() => urlOf(route, { params: {} })).toThrow('vacancies.get needs id');
});

it('sends files as a form and everything else as it is', () => {
  const upload = { ...route, method: 'POST', path: '/candidate/resume' } as const;
  const { body } = requestOf(upload, { files: { resume: new File(['%PDF'], 'me.pdf') } });
  expect(body).toBeInstanceOf(FormData);
  expect(requestOf(upload, { body: [{ title: 'Cook' }] })).toEqual({ method: 'POST', url: '/candidate/resume', body: [{ title: 'Cook' }] });
  expect(requestOf(upload, {})).toEqual({ method: 'POST', url: '/candidate/resume' });
});
