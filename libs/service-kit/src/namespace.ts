import type { Msg, NatsConnection, SubscriptionOptions } from 'nats';

/** A connection whose subjects all begin with a namespace, which neither side of a call notices. Answers travel as ever. */
export const inNamespace = (connection: NatsConnection, namespace: string): NatsConnection => {
  if (!namespace) return connection;
  const prefix = `${namespace}.`;
  const without = (message: Msg): Msg => Object.create(message, { subject: { value: message.subject.slice(prefix.length) } }) as Msg;
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
