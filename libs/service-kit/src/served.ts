import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { parkedCalls } from '@tandem/contracts/parked';
import type { ServiceDefinition } from './definition';
import { contractOf } from './handles';
import { listeningOf } from './listens';

/** All subjects that a service handles: those of its own controllers, and those the kit adds. */
export const servedBy = (definition: ServiceDefinition): string[] => [
  ...servedSubjects(definition.module),
  ...(definition.database ? Object.values(parkedCalls(definition.name)).map(({ route }) => route.subject) : []),
];

const servedSubjects = (module: Type): string[] =>
  methodsOf(module)
    .map((method) => contractOf(method)?.route.subject)
    .filter((subject) => subject !== undefined);

/** The events that the controllers of a module and of all it imports listen to, each with its consumer. */
export const heardBy = (module: Type): { consumer: string; event: string }[] =>
  methodsOf(module)
    .map((method) => listeningOf(method))
    .filter((listening) => listening !== undefined)
    .map(({ consumer, event }) => ({ consumer, event: event.name }));

const methodsOf = (module: Type): object[] => {
  const controllers = (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Type[];
  const imports = ((Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? []) as unknown[]).filter(
    (found): found is Type => typeof found === 'function',
  );
  const own = controllers.flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .map((name) => (prototype as Record<string, unknown>)[name])
      .filter((method) => typeof method === 'function'),
  );
  return [...own, ...imports.flatMap(methodsOf)];
};

/** Where a running service says which subjects it serves, so that a caller can tell "down" from "not built". */
export const servedQuestion = (service: string) => `served.${service}`;

/** Goes with the question of whoever wants no answer unless the service can do its work now. */
export const ONLY_IF_READY = Uint8Array.of(1);
