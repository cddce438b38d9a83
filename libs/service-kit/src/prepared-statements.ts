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
  private readonly unfit = new Set<string>();

  /** The name under which a text is prepared, the same for all connections, or undefined when it is not. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size === MOST || this.unfit.has(text) || !/^(?:SELECT|UPDATE|DELETE) /.test(text)) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.counts.size === MOST_COUNTED) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    const name = `often_${this.names.size + this.unfit.size + 1}`;
    this.names.set(text, name);
    this.counts.delete(text);
    return name;
  }

  /** Takes a text's name away for good. */
  drop(text: string): void {
    this.names.delete(text);
    this.unfit.add(text);
  }
}

const shared = new StatementNames();

/** PostgreSQL's `feature_not_supported`: of a prepared statement, that a column it answers with has another type than when it was planned. */
const OUTDATED = '0A000';

type Ask = (text: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * A connection that has the server read and plan a frequent statement once. TypeORM names every column twice, so that reading a row by
 * its id costs the server more for the text than for the row. While a newer version migrates the tables of an older one that still runs,
 * a plan may become outdated: the statement is then sent as it is, now and from then on.
 */
export class PreparingClient extends Client {
  override query(text: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as Ask;
    const [values] = rest;
    // Who brings a callback gets no promise to wait for.
    const isPlain = typeof text === 'string' && rest.length === 1 && Array.isArray(values) && values.length > 0;
    const name = isPlain ? shared.of(text) : undefined;
    if (!isPlain || !name) return ask(text, ...rest) as never;
    return ask({ name, text, values }).catch(async (error: unknown) => {
      if ((error as { code?: string }).code !== OUTDATED) throw error;
      shared.drop(text);
      // In a transaction nothing more can be asked, and what failed first is what counts.
      return ask(text, values).catch(() => {
        throw error;
      });
    }) as never;
  }
}
