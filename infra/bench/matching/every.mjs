// @ts-check

const SOME = 2_000;

/**
 * All open vacancies with their profiles, some at a time.
 * @param {import('typeorm').DataSource} source
 */
export async function* everyVacancy(source) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    /** @type {{ id: string, profile: string }[]} */
    const some = await source.query(
      `select id, profile::text as profile from vacancy where is_open and id > $1 order by id limit ${SOME}`,
      [after],
    );
    const last = some.at(-1);
    if (!last) return;
    yield some;
    after = last.id;
  }
}
