import type { ServiceName } from '@tandem/contracts/define';
import type { Type } from '@nestjs/common';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type * as z from 'zod';

type Tables = {
  entities: readonly (Type | EntitySchema)[];
  migrations: readonly Type<MigrationInterface>[];
};

/** All a service is: the kit boots, migrates and checks it from this value alone. The gateway alone owns no tables. */
export type ServiceDefinition<C extends z.ZodType = z.ZodType> = (
  | { name: ServiceName; database: Tables }
  | { name: 'gateway'; database?: undefined }
) & {
  /** Settings beyond the kit's own. */
  config: C;
  module: Type;
  /** Builds what the first call would build, and hold up all others for. A process of its own does it before it takes calls. */
  prepare?: () => void;
};

/** Types a definition without widening it. */
export const defineService = <C extends z.ZodType>(definition: ServiceDefinition<C>): ServiceDefinition<C> => definition;
