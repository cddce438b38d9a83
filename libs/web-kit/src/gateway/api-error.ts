import type { FieldProblem } from '@tandem/contracts/problem';

/** How every failed call looks to a screen. `detail` is the code of problem+json, or ours where no server answered. */
export type ApiError = {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** snake_case code with a text under `error.<detail>`. */
  detail?: string;
  /** Problems of single fields. */
  errors?: readonly FieldProblem[];
  /** What is not there was there for everybody once. */
  isGone?: true;
  /** The same, and it may come back. */
  isHidden?: true;
  /** Seconds until a limit is over. */
  retryAfter?: number;
  /** Of a failure nobody foresaw: by this who runs the product finds it. */
  errorId?: string;
};

/** Tells an error of the API from anything else that may be thrown. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Whether what was asked for is not there, or not any more. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether somebody else has changed meanwhile what was to be changed. */
export const isConflict = (error: unknown): boolean => isApiError(error) && error.detail === 'conflict';

/** Whether a call was given up here and not answered, as when the session ends meanwhile: then that is what people are told. */
export const isCalledOff = (error: unknown): boolean => Boolean(error) && !isApiError(error);

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string' && 'detail' in value;

/** Reads an error answer; anything but problem+json gives the status alone. */
export const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const { detail, errors, gone, hidden, errorId } = body ?? {};
  const retryAfter = Number(response.headers.get('retry-after') ?? body?.['retryAfter']);
  return {
    status: response.status,
    ...(typeof detail === 'string' && { detail }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldProblem) }),
    ...(gone === true && { isGone: gone }),
    ...(hidden === true && { isHidden: hidden }),
    ...(retryAfter > 0 && { retryAfter }),
    ...(typeof errorId === 'string' && { errorId }),
  };
};
