import { patiently } from './patiently';

const failing = (times: number, error: Error) => {
  let left = times;
  return jest.fn(async () => (left-- > 0 ? Promise.reject(error) : Promise.resolve('connected')));
};

describe('waiting for a server', () => {
  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    new Error('timeout expired'),
  ])('goes on while it is not there yet: $message', async (error) => {
    const connect = failing(2, error);
    await expect(patiently(connect)).resolves.toBe('connected');
    expect(connect).toHaveBeenCalledTimes(3);
  });

  it('does not wait for what waiting does not heal', async () => {
    const connect = failing(1, Object.assign(new Error('password authentication failed'), { code: '28P01' }));
    await expect(patiently(connect)).rejects.toThrow('password');
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('gives up in the end, with the last failure', async () => {
    const connect = failing(100, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    await expect(patiently(connect, 600)).rejects.toThrow('ECONNREFUSED');
    expect(connect.mock.calls.length).toBeGreaterThan(1);
  });
});
