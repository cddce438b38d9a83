import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../http/origin';
import { securityHeaders } from '../http/security-headers';

/** Sockets that are refused at the handshake when another site opens them, and answer like everything else. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly origins: ReadonlySet<string>,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      allowRequest: (request, answer) => {
        const isOwn = isOwnOrigin(request.headers, this.origins);
        answer(isOwn ? null : 'origin_not_allowed', isOwn);
      },
    } as ServerOptions) as Server;
    server.engine.use((_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      next();
    });
    return server;
  }
}
