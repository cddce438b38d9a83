import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column that tables are sorted by: both ways round, and what has none comes last either way. */
const sortedBy = (table: string, column: string, expression: string, isNullable: boolean): string =>
  `create index ${table}_by_${column} on ${table} (${expression}, id);` +
  (isNullable ? `create index ${table}_by_${column}_down on ${table} (${expression} desc nulls last, id desc);` : '');

export class Console1795317300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    const text = (column: string) => `lower(${column})`;
    for (const column of ['email', 'account_type', 'auth_provider']) await runner.query(sortedBy('person', column, text(column), false));
    for (const column of ['first_name', 'last_name', 'phone', 'linkedin_url'])
      await runner.query(sortedBy('person', column, text(column), true));
    for (const column of ['created_at', 'updated_at']) await runner.query(sortedBy('person', column, column, false));
    await runner.query(sortedBy('employer', 'company_name', text('company_name'), false));
    for (const column of ['created_at', 'actively_scraping', 'amount_vacancies'])
      await runner.query(sortedBy('employer', column, column, false));
    await runner.query(sortedBy('vacancy', 'title', text('title'), true));
    await runner.query(sortedBy('vacancy', 'company_name', text('company_name'), false));
    for (const column of ['created_at', 'is_scraped']) await runner.query(sortedBy('vacancy', column, column, false));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table person, candidate, employer, vacancy, happening, audit, day_count');
  }
}

const tables = `
  create table person (
    id uuid constraint person_pkey primary key,
    email text not null,
    first_name text,
    last_name text,
    phone text,
    linkedin_url text,
    account_type text not null,
    auth_provider text not null,
    is_admin boolean not null,
    is_test boolean not null,
    mail_preferences jsonb not null,
    company_id uuid,
    search text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    told_at timestamptz not null
  );
  create index person_search on person using gin (search public.gin_trgm_ops);
  create index person_company_id on person (company_id);

  create table candidate (
    id uuid constraint candidate_pkey primary key,
    intake_progress real not null default 0,
    intake_completed_at timestamptz,
    resume_status text,
    last_matched_at timestamptz
  );
  create index candidate_intake_completed_at on candidate (intake_completed_at);

  create table employer (
    id uuid constraint employer_pkey primary key,
    company_name text not null,
    actively_scraping boolean not null,
    amount_vacancies integer not null,
    intake_progress real not null,
    intake_completed_at timestamptz,
    search text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    told_at timestamptz not null
  );
  create index employer_search on employer using gin (search public.gin_trgm_ops);
  create index employer_scraping on employer (id) where actively_scraping;
  create index employer_intake_completed_at on employer (intake_completed_at);

  create table vacancy (
    id uuid constraint vacancy_pkey primary key,
    title text,
    company_id uuid,
    company_name text not null,
    employer jsonb not null,
    is_scraped boolean not null,
    is_published boolean not null,
    original_url text,
    filled_since timestamptz,
    flags jsonb not null,
    search text not null,
    created_at timestamptz not null,
    told_at timestamptz not null
  );
  create index vacancy_search on vacancy using gin (search public.gin_trgm_ops);
  create index vacancy_company_id on vacancy (company_id);
  create index vacancy_published on vacancy (id) where is_published;

  create table happening (
    id uuid constraint happening_pkey primary key,
    subject_id uuid not null,
    person_id uuid,
    at timestamptz not null,
    what text not null,
    facts jsonb not null
  );
  create index happening_subject on happening (subject_id, at);
  create index happening_person_id on happening (person_id);

  create table audit (
    id uuid constraint audit_pkey primary key,
    at timestamptz not null,
    admin_id uuid not null,
    admin_email text not null,
    action text not null,
    target text,
    target_id uuid,
    search text not null
  );
  create index audit_at on audit (at, id);
  create index audit_admin on audit (admin_id, action, at);
  create index audit_search on audit using gin (search public.gin_trgm_ops);

  create table day_count (
    type text not null,
    day date not null,
    count integer not null,
    constraint day_count_pkey primary key (type, day)
  );
`;
