/**
 * Thrown by a listener that lacks what another service knows. What it wrote is taken back, `ask` is called while no transaction is open,
 * and its events are applied again: `ask` has to leave behind what was lacking.
 */
export class AskFirst extends Error {
  constructor(
    what: string,
    readonly ask: () => Promise<void>,
  ) {
    super(`${what} has to be asked for first`);
  }
}
