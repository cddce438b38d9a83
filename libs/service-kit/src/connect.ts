import { Redis } from 'ioredis';
import { connect, type NatsConnection } from 'nats';
import type { BaseConfig } from './config';
import { inNamespace } from './namespace';

/** One connection per service; waits for the server as long as it takes and never gives up on it. */
export const connectNats = async (
  config: Pick<BaseConfig, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD' | 'NAMESPACE'>,
  name: string,
): Promise<NatsConnection> => {
  const connection = await connect({
    servers: config.NATS_URL.split(','),
    name,
    // Answers come on subjects of its own, so that a server with a user per service can keep them from the others.
    inboxPrefix: `_INBOX_${name}`,
    ...(config.NATS_USER ? { user: config.NATS_USER, pass: config.NATS_PASSWORD } : {}),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 5_000,
    maxPingOut: 2,
    // It would keep the stack of every request in case it fails; a failure is named by its subject and its trace.
    noAsyncTraces: true,
  });
  return inNamespace(connection, config.NAMESPACE);
};

/** A connection for limits and caches: answers an error at once while Redis is away, rather than hold the caller. */
export const connectRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // What is asked for at the same moment goes out in one piece.
    enableAutoPipelining: true,
    commandTimeout: 1_000,
    // One that hangs is away: left and tried anew, so that not every call waits for it.
    socketTimeout: 1_000,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  redis.on('error', () => undefined);
  return redis;
};
