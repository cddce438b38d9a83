import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...args: never[]) => Promise<unknown>;
export type ProvidedMethod<M extends Method> = {
  /** Class and method, for the log. */
  name: string;
  /** As it stands on the class: what decorators wrote their metadata on. */
  method: M;
  bound: M;
};

/** All methods of a service's providers and controllers. */
export const providedMethods = <M extends Method>(discovery: DiscoveryService, scanner: MetadataScanner): ProvidedMethod<M>[] =>
  [...discovery.getProviders(), ...discovery.getControllers()]
    .map(({ instance }) => instance as Record<string, unknown> | null)
    .filter((instance) => instance !== null && typeof instance === 'object')
    .flatMap((instance) => {
      const prototype = Object.getPrototypeOf(instance) as object | null;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const method = instance[name];
        return typeof method === 'function'
          ? [{ name: `${instance.constructor.name}.${name}`, method: method as M, bound: method.bind(instance) as M }]
          : [];
      });
    });
