import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { NatsConnection } from 'nats';
import { LoggerModule } from 'nestjs-pino';
import type { Registry } from 'prom-client';
import { Bus } from './bus';
import { Clock, SystemClock } from './clock';
import { type BaseConfig, DatabaseConfig } from './config';
import { dataSourceOptions } from './data-source';
import { AfterCommit, Db } from './database';
import type { ServiceDefinition } from './definition';
import { DeliveryTurns } from './delivery-turns';
import { CommittedEffects } from './effects';
import { CommittedHints, Hints } from './hints';
import { JobLedger } from './job-ledger';
import { JobMetrics } from './job-metrics';
import { JobRunner } from './job-runner';
import { loggerOptions } from './logging';
import { Mailer } from './mail/mailer';
import { dropFilesJob } from './object-store/drop-files.job';
import { KeptFiles } from './object-store/kept-files';
import { ObjectStore } from './object-store/object-store';
import { openObjectStore } from './object-store/open';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';
import { parkedController } from './parked/parked.controller';
import { ParkedWorks } from './parked/parked-works';
import { HandledFigures } from './observed';
import { Rounds } from './every';
import { PoolMetrics } from './pool-metrics';
import { Sweeper } from './sweeper';
import { CONFIG, DEFINITION, NATS, REGISTRY } from './tokens';
import { Tracing } from './tracing/tracing';

export type KitParts = {
  definition: ServiceDefinition;
  config: BaseConfig & Partial<DatabaseConfig>;
  nats: NatsConnection;
  registry: Registry;
  tracing: Tracing;
  clock?: Clock;
};

const databaseProviders: Provider[] = [
  CommittedEffects,
  { provide: AfterCommit, useExisting: CommittedEffects },
  Db,
  DeliveryTurns,
  Outbox,
  OutboxRelay,
  CommittedHints,
  JobLedger,
  JobMetrics,
  JobRunner,
  KeptFiles,
  ParkedWorks,
  PoolMetrics,
  Sweeper,
];

/** Everything the kit offers, for one service. Global, so that features just inject it. */
@Global()
@Module({})
export class KitModule {
  static for({ definition, config, nats, registry, tracing, clock }: KitParts): DynamicModule {
    const providers: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: DEFINITION, useValue: definition },
      { provide: NATS, useValue: nats },
      { provide: REGISTRY, useValue: registry },
      { provide: Tracing, useValue: tracing },
      { provide: Clock, useValue: clock ?? new SystemClock() },
      { provide: ObjectStore, useFactory: () => openObjectStore(config) },
      Bus,
      Hints,
      Mailer,
      HandledFigures,
      Rounds,
      ...(definition.database ? [...databaseProviders, dropFilesJob(definition.name)] : []),
    ];
    return {
      module: KitModule,
      imports: [
        DiscoveryModule,
        LoggerModule.forRoot(loggerOptions(definition.name, config)),
        ...(definition.database ? [database(definition, config)] : []),
        definition.module,
      ],
      controllers: definition.database ? [parkedController(definition.name)] : [],
      providers,
      exports: [
        CONFIG,
        DEFINITION,
        NATS,
        REGISTRY,
        Clock,
        ObjectStore,
        Bus,
        Hints,
        Mailer,
        HandledFigures,
        Tracing,
        ...(definition.database ? [CommittedEffects, AfterCommit, Db, DeliveryTurns, KeptFiles] : []),
      ],
    };
  }
}

/** The service's data source; waits for PostgreSQL as long as it takes. */
const database = (definition: ServiceDefinition, config: Partial<DatabaseConfig>): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...dataSourceOptions(definition, DatabaseConfig.parse(config)),
      retryAttempts: Number.MAX_SAFE_INTEGER,
      retryDelay: 1_000,
      verboseRetryLog: false,
    }),
  });
