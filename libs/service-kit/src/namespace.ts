import type { Msg, MsgHdrs, NatsConnection, Payload, PublishOptions, SubscriptionOptions } from 'nats';

/** A message under the name it has within a namespace. */
class MessageWithin implements Msg {
  constructor(
    private readonly message: Msg,
    readonly subject: string,
  ) {}

  get sid(): number {
    return this.message.sid;
  }

  get reply(): string | undefined {
    return this.message.reply;
  }

  get data(): Uint8Array {
    return this.message.data;
  }

  get headers(): MsgHdrs | undefined {
    return this.message.headers;
  }

  respond(payload?: Payload, options?: PublishOptions): boolean {
    return this.message.respond(payload, options);
  }

  json<T>(reviver?: Parameters<Msg['json']>[0]): T {
    return this.message.json<T>(reviver);
  }

  string(): string {
    return this.message.string();
  }
}

/** The name of something in Redis, apart from that of other stacks on the same one. */
export const redisKey = (namespace: string, ...parts: readonly string[]): string => [namespace, ...parts].filter(Boolean).join(':');

/** A connection whose subjects all begin with a namespace, which neither side of a call notices. Answers travel as ever. */
export const inNamespace = (connection: NatsConnection, namespace: string): NatsConnection => {
  if (!namespace) return connection;
  const prefix = `${namespace}.`;
  const without = (message: Msg): Msg => new MessageWithin(message, message.subject.slice(prefix.length));
  const own = {
    publish: (subject: string, ...rest: []) => connection.publish(prefix + subject, ...rest),
    request: async (subject: string, ...rest: []) => connection.request(prefix + subject, ...rest),
    subscribe: (subject: string, options?: SubscriptionOptions) => {
      const callback = options?.callback;
      return connection.subscribe(
        prefix + subject,
        callback ? { ...options, callback: (error, message) => callback(error, message && without(message)) } : options,
      );
    },
  };
  return new Proxy(connection, {
    get: (target, key) => {
      if (Object.hasOwn(own, key)) return own[key as keyof typeof own];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
    },
  });
};
