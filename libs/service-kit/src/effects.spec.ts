import { Logger } from '@nestjs/common';
import { CommittedEffects } from './effects';

it('fails nobody whose change is in, and asks the next when one cannot', () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const effects = new CommittedEffects();
  const heard = jest.fn();
  effects.onCommit(() => {
    throw new Error('CONNECTION_DRAINING');
  });
  effects.onCommit(heard);
  const left = { hasEvents: true, jobs: [], hints: [] };
  expect(() => effects.committed(left)).not.toThrow();
  expect(heard).toHaveBeenCalledWith(left);
  expect(warned).toHaveBeenCalledTimes(1);
});
