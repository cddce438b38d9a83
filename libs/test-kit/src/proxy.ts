import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server that a test can freeze and cut: stands between a service and what it depends on. */
export class Proxy {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;

  private constructor(
    private server: Server,
    private readonly target: URL,
    /** The server's address, through this line. */
    readonly url: string,
  ) {}

  /** Opens a line on a free port to the server of a URL such as `postgres://user@host:5432/name`. */
  static async to(address: string): Promise<Proxy> {
    const target = new URL(address);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const through = new URL(address);
    through.hostname = '127.0.0.1';
    through.port = String((server.address() as AddressInfo).port);
    const proxy = new Proxy(server, target, through.toString());
    server.on('connection', (socket) => proxy.join(socket));
    return proxy;
  }

  /** Nothing is forwarded any more, and no connection is closed: what a machine that hangs looks like. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Every connection is closed and new ones are refused: what a machine that is gone looks like. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** After `cut`: the same port listens again. */
  async restore(): Promise<void> {
    this.server = createServer((socket) => this.join(socket));
    await new Promise<void>((resolve) => this.server.listen(Number(new URL(this.url).port), '127.0.0.1', resolve));
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    this.forward(near, far);
    this.forward(far, near);
    if (this.isFrozen) this.freeze();
  }

  private forward(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
