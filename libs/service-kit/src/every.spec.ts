import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Every, Rounds } from './every';

const EVERY = 20;

@Injectable()
class Guard {
  begun = 0;
  isUnderWay = false;
  overlaps = 0;
  end: (() => void) | undefined;

  @Every(EVERY)
  async walk(): Promise<void> {
    if (this.isUnderWay) this.overlaps++;
    this.begun++;
    this.isUnderWay = true;
    await new Promise<void>((resolve) => (this.end = resolve));
    this.isUnderWay = false;
    if (this.begun === 1) throw new Error('stumbled');
  }
}

@Module({ imports: [DiscoveryModule], providers: [Guard, Rounds] })
class Castle {}

const passed = async () => jest.advanceTimersByTimeAsync(EVERY);

it('makes one round after the other, also after one that failed, and none once the service ends', async () => {
  jest.useFakeTimers();
  const app = await NestFactory.createApplicationContext(Castle, { logger: false });
  const guard = app.get(Guard);
  expect(guard.begun).toBe(0);
  await passed();
  await passed();
  expect([guard.begun, guard.overlaps]).toEqual([1, 0]);
  guard.end?.();
  await passed();
  expect(guard.begun).toBe(2);
  guard.end?.();
  await app.close();
  await passed();
  expect([guard.begun, guard.overlaps]).toEqual([2, 0]);
  jest.useRealTimers();
});
