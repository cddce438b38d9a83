/** An answer that is text already; without any, its status says everything. */
export class Written {
  constructor(
    readonly contentType: string,
    readonly body: string | Buffer | undefined,
    readonly status = 200,
  ) {}
}
