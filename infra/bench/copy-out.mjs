// @ts-check

/** What a client of `pg` can be given in place of a query: COPY ... TO STDOUT, of which only the bytes are counted. */
export class CopyOut {
  bytes = 0;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.done = new Promise((resolve, reject) => {
      this.handleReadyForQuery = () => resolve(this.bytes);
      this.handleError = reject;
    });
  }

  submit(/** @type {{ query(text: string): void }} */ connection) {
    connection.query(this.text);
  }

  handleCopyData(/** @type {{ chunk: Buffer }} */ { chunk }) {
    this.bytes += chunk.length;
  }

  handleCommandComplete() {}
}
