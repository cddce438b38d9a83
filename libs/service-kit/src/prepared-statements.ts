import { Client } from 'pg';

/** How often a text has to come before it is worth a place. */
const OFTEN = 10;
/** Plans that a connection may keep: each takes the server some ten kilobytes. */
const MOST = 50;
/** Texts that are counted at a time. Lists of ids make ever new ones. */
const MOST_COUNTED = 1_000;

/**
 * Which texts are worth preparing: those that TypeORM writes (capitals; what is written by hand, searches above all, is planned for its
 * own values each time) and that come again and again.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** The name under which a text is prepared, the same for all connections, or undefined when it is not. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size === MOST || !/^(?:SELECT|UPDATE|DELETE) /.test(text)) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.counts.size === MOST_COUNTED) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    const name = `often_${this.names.size + 1}`;
    this.names.set(text, name);
    this.counts.delete(text);
    return name;
  }
}

const shared = new StatementNames();

/**
 * A connection that has the server read and plan a frequent statement once. TypeORM names every column twice, so that reading a row by
 * its id costs the server more for the text than for the row.
 */
export class PreparingClient extends Client {
  override query(text: unknown, values?: unknown, ...rest: unknown[]): never {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? shared.of(text) : undefined;
    const ask = super.query.bind(this) as (...given: unknown[]) => never;
    return name ? ask({ name, text, values }, ...rest) : ask(text, values, ...rest);
  }
}
