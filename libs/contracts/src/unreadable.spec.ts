import { refuseUnreadable } from './unreadable';

const line = (destroyed = false) => ({ writable: true, destroyed, write: jest.fn(), destroy: jest.fn() });

it('writes a whole answer and hangs up', () => {
  const at = line();
  refuseUnreadable({ 'x-mine': 'yes' })({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, at);
  const [text] = at.write.mock.calls[0] as [string];
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining(['HTTP/1.1 408 Request Timeout', 'x-mine: yes', `content-length: ${body.length}`]),
  );
  expect(at.destroy).toHaveBeenCalled();
});

it('says nothing to who has left', () => {
  const [gone, reset] = [line(true), line()];
  refuseUnreadable({})({}, gone);
  refuseUnreadable({})({ code: 'ECONNRESET' }, reset);
  expect([gone.write, reset.write].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
