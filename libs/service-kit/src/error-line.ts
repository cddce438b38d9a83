import { problemOf } from '@tandem/contracts/issues';
import { ZodError } from 'zod';

/** What went wrong with a piece of work, as one line for whoever runs the product. */
export const errorLine = (error: unknown): string => {
  if (error instanceof ZodError) {
    const faults = problemOf(error, 'body').errors?.map(({ field, detail }) => `${field}: ${detail}`) ?? [];
    return ['its data cannot be read', ...faults].join('; ');
  }
  if (error instanceof Error) return error.message;
  return String((error as { code?: unknown } | null)?.code ?? error);
};
