import type { FieldError } from '@tandem/domain/fields';

/** At least one choice. */
export const someError = (value: readonly unknown[]): FieldError | null => (value.length > 0 ? null : 'field_required');
/** A choice or a number. */
export const givenError = (value: unknown): FieldError | null => (value === null || value === '' ? 'field_required' : null);
