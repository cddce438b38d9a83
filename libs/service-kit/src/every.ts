import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { providedMethods } from './provided-methods';

const EVERY = 'tandem:every';

type Round = () => Promise<unknown>;

/**
 * Has a method of a provider called again and again while the service runs, each time `milliseconds` after its last round has ended.
 * A round that fails is logged, and the next one comes all the same. Every replica makes its own rounds: rows say who does what.
 */
export const Every =
  (milliseconds: number) =>
  <T extends Round>(_: object, __: string, { value }: TypedPropertyDescriptor<T>): void => {
    if (value) Reflect.defineMetadata(EVERY, milliseconds, value);
  };

/** Makes the rounds that this service's providers declare with @Every. */
@Injectable()
export class Rounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('rounds');
  private readonly timers = new Map<Round, NodeJS.Timeout>();
  private isOver = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    for (const { name, method, bound } of providedMethods<Round>(this.discovery, this.scanner)) {
      const milliseconds = Reflect.getMetadata(EVERY, method) as number | undefined;
      if (milliseconds !== undefined) this.next(name, bound, milliseconds);
    }
  }

  onModuleDestroy(): void {
    this.isOver = true;
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private next(name: string, round: Round, milliseconds: number): void {
    if (this.isOver) return;
    const make = async () => {
      await round().catch((error: unknown) => this.logger.warn({ err: error, round: name }, 'a round failed; the next one comes'));
      this.next(name, round, milliseconds);
    };
    this.timers.set(round, setTimeout(() => void make(), milliseconds).unref());
  }
}
