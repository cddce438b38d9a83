export type FieldProblem = { field: string; detail: string };

/**
 * Extra facts some problems carry, e.g. the seconds until a limit is over. `gone`: it was there for everybody once, and will not come back;
 * `hidden`: the same, and it may.
 */
export type ProblemExtra = { retryAfter?: number; errorId?: string; present?: string; gone?: true; hidden?: true };

/**
 * The one error that crosses the bus and HTTP. `code` is snake_case and has a text in both languages;
 * the gateway writes it as RFC 9457 application/problem+json with `detail` = code.
 */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly errors?: readonly FieldProblem[],
    readonly extra?: ProblemExtra,
  ) {
    super(code);
    this.name = 'Problem';
  }

  toJSON(): ProblemShape {
    return { problem: true, code: this.code, status: this.status, errors: this.errors, extra: this.extra };
  }

  /** Recognises a Problem that was an object on the wire. */
  static from(value: unknown): Problem | null {
    if (value instanceof Problem) return value;
    if (typeof value !== 'object' || value === null || !('problem' in value)) return null;
    const { code, status, errors, extra } = value as ProblemShape;
    return new Problem(code, status, errors, extra);
  }
}
export type ProblemShape = {
  problem: true;
  code: string;
  status: number;
  errors?: readonly FieldProblem[];
  extra?: ProblemExtra;
};
