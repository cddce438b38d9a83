import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import type { Rpc } from '@tandem/contracts/define';
import { parkedCalls } from '@tandem/contracts/parked';
import type { ServiceDefinition } from './definition';
import { contractOf } from './handles';

/** All subjects that a service handles: those of its own controllers, and those the kit adds. */
export const servedBy = ({ module, name, database }: Pick<ServiceDefinition, 'module' | 'name' | 'database'>): string[] => [
  ...servedSubjects(module),
  ...(database && name !== 'gateway' ? Object.values(parkedCalls(name)).map(({ route }) => route.subject) : []),
];

/** Subjects that the controllers of a module and of all it imports handle. */
const servedSubjects = (module: Type): string[] => {
  const controllers = (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Type[];
  const imports = ((Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? []) as unknown[]).filter(
    (found): found is Type => typeof found === 'function',
  );
  const own = controllers.flatMap((controller) => {
    const prototype = controller.prototype as Record<string, unknown>;
    return Object.getOwnPropertyNames(prototype)
      .map((name) => (typeof prototype[name] === 'function' ? contractOf(prototype[name]) : undefined))
      .filter((contract): contract is Rpc => contract !== undefined)
      .map((contract) => contract.route.subject);
  });
  return [...own, ...imports.flatMap(servedSubjects)];
};

/** Where a running service says which subjects it serves, so that a caller can tell "down" from "not built". */
export const servedQuestion = (service: string) => `served.${service}`;
