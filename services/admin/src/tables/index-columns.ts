import { Index } from 'typeorm';

/** Indexes of an entity that only its migration can describe: of expressions, of parts of rows, of words. */
export const IndexedByHand =
  (...names: readonly string[]): ClassDecorator =>
  (entity) =>
    names.forEach((name) => Index(name, { synchronize: false })(entity));
