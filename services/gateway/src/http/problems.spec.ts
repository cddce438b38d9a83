import { Logger } from '@nestjs/common';
import { problem, type ProblemCode } from '@tandem/contracts/codes';
import { sendProblem } from './problems';

const log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
afterEach(() => log.mockClear());

const request = {
  method: 'GET',
  url: '/account',
  headers: {},
  id: 'r1',
  ip: '192.0.2.7',
  accountId: 'a1',
  routeOptions: { config: { template: '/account' } },
};
const refuse = (code: ProblemCode) => {
  const reply = { raw: {}, header: () => reply, status: () => reply, send: () => reply };
  sendProblem(problem(code), request as never, reply as never);
};

it.each(['unauthorized', 'invalid_credentials', 'invalid_api_key', 'forbidden', 'origin_not_allowed', 'too_many_requests'] as const)(
  'writes down who is not let in, where and why: %s',
  (detail) => {
    refuse(detail);
    expect(log).toHaveBeenCalledWith(
      { audit: 'refused', detail, method: 'GET', route: '/account', accountId: 'a1', ip: '192.0.2.7', requestId: 'r1' },
      expect.any(String),
    );
  },
);

it('writes nothing of what was only mistyped or is not there', () => {
  refuse('invalid_value');
  refuse('not_found');
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['somebody whose link ran out', 'forbidden', '/files/exports/a1/p1/my-data.zip?token=1.x', 'text/html,*/*;q=0.8', true],
  ['somebody whose package made room for another', 'not_found', '/files/exports/a1/p1/my-data.zip?token=1.x', 'text/html', true],
  ['a program', 'forbidden', '/files/exports/a1/p1/my-data.zip?token=1.x', '*/*', false],
  ['whoever looks for another file', 'forbidden', '/files/resumes/r1.pdf', 'text/html', false],
  ['whoever comes while the store is away', 'unavailable', '/files/exports/a1/p1/my-data.zip?token=1.x', 'text/html', false],
] as const)('sends only who followed a link to his data to a page that makes another: %s', (_, code, url, accept, isSent) => {
  const redirect = jest.fn();
  const reply = { raw: {}, header: () => reply, status: () => reply, send: () => reply, redirect };
  sendProblem(problem(code), { ...request, url, headers: { accept } } as never, reply as never);
  expect(redirect.mock.calls).toEqual(isSent ? [['/my-data?package=gone', 303]] : []);
});
