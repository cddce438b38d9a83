/** The code by which the driver says what is wrong, whether TypeORM stands between or not. */
export const sqlState = (error: unknown): string | undefined => {
  const { driverError, code } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  const said = driverError?.code ?? code;
  return typeof said === 'string' ? said : undefined;
};

/** serialization_failure and deadlock_detected, by which PostgreSQL asks for the transaction to be run again. */
export const hasCollided = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/**
 * What PostgreSQL took back for what is in a statement or in its way (data, constraints, collisions, a time-out, a lock), and not for a
 * state of its own: of many changes in one statement it may be the fault of one.
 */
export const isOfOne = (error: unknown): boolean => /^(22|23|40|57014|55P03)/.test(sqlState(error) ?? '');
