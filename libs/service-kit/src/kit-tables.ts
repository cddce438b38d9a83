import type { QueryRunner } from 'typeorm';

/** Tables the kit keeps in every service's schema. A service's first migration creates them. */
export const kitTables = ['outbox', 'outbox_delivery', 'inbox', 'inbox_version', 'job', 'migration'] as const;

/** Creates the kit's tables in the service's schema. */
export const createKitTables = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    create table outbox (
      id uuid primary key,
      seq bigint generated always as identity unique,
      name text not null,
      aggregate_id text not null,
      payload jsonb not null,
      origin jsonb not null,
      created_at timestamptz not null default now()
    );
    create table outbox_delivery (
      event_id uuid not null references outbox (id) on delete cascade,
      consumer text not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'parked')),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      error text,
      primary key (event_id, consumer)
    );
    create index outbox_delivery_due on outbox_delivery (consumer, next_at) where state = 'pending';
    create index outbox_delivery_parked on outbox_delivery (event_id) where state = 'parked';
    create table inbox (
      event_id uuid not null,
      handler text not null,
      received_at timestamptz not null default now(),
      primary key (event_id, handler)
    );
    create index inbox_received_at on inbox (received_at);
    create table inbox_version (
      handler text not null,
      aggregate_id text not null,
      version bigint not null,
      primary key (handler, aggregate_id)
    );
    create table job (
      name text not null,
      id text not null,
      data jsonb not null,
      origin jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'parked')),
      attempts integer not null default 0,
      lease uuid,
      leased_until timestamptz,
      run_at timestamptz not null default now(),
      error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (name, id)
    );
    create index job_due on job (state, run_at);
  `);
};

/** The reverse, for a first migration's `down`. */
export const dropKitTables = async (runner: QueryRunner): Promise<void> => {
  await runner.query('drop table job, inbox_version, inbox, outbox_delivery, outbox');
};
