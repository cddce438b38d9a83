/** An answer that is text already; without any, its status says everything. */
export class Written {
  constructor(
    readonly contentType: string,
    readonly text: string | undefined,
    readonly status = 200,
  ) {}
}
