import { Problem, type FieldProblem, type ProblemExtra } from './problem';

/** Every error code and its HTTP status. Each has a text `error.<code>` in both languages. */
export const problemStatuses = {
  // 400: what was sent is wrong
  field_required: 400,
  invalid_value: 400,
  invalid_email: 400,
  invalid_phone: 400,
  invalid_url: 400,
  invalid_date: 400,
  invalid_birth_date: 400,
  invalid_account_type: 400,
  invalid_json: 400,
  name_too_short: 400,
  input_password_too_short: 400,
  repeat_password_error: 400,
  too_long: 400,
  not_in_future: 400,
  start_before_end: 400,
  slot_in_past: 400,
  slots_overlap: 400,
  user_exists: 400,
  verification_failed: 400,
  basic_info_invalid: 400,
  structure_locked: 400,
  file_empty: 400,
  referral_self: 400,
  search_not_understood: 400,
  search_language: 400,
  place_not_found: 400,
  invalid_password: 400,
  // 401: who are you
  unauthorized: 401,
  invalid_credentials: 401,
  invalid_api_key: 401,
  google_failed: 401,
  linkedin_failed: 401,
  unsigned_message: 401,
  // 403: not you
  forbidden: 403,
  email_not_verified: 403,
  email_locked: 403,
  origin_not_allowed: 403,
  // 404: unknown, or somebody else's
  not_found: 404,
  invalid_link: 404,
  user_not_found: 404,
  account_not_found: 404,
  session_not_found: 404,
  candidate_not_found: 404,
  employer_not_found: 404,
  member_not_found: 404,
  resume_not_found: 404,
  vacancy_not_found: 404,
  match_not_found: 404,
  cover_letter_not_found: 404,
  invitation_not_found: 404,
  notification_not_found: 404,
  referral_not_found: 404,
  post_not_found: 404,
  work_not_found: 404,
  // 409: not now
  transition_not_allowed: 409,
  archive_not_allowed: 409,
  vacancy_filled: 409,
  vacancy_busy: 409,
  publish_not_allowed: 409,
  being_matched: 409,
  intake_incomplete: 409,
  resume_not_ready: 409,
  already_generating: 409,
  cover_letter_sent: 409,
  last_admin: 409,
  member_exists: 409,
  password_required: 409,
  referral_exists: 409,
  slot_not_offered: 409,
  slot_taken: 409,
  conflict: 409,
  // 413, 415: files
  file_too_large: 413,
  too_large: 413,
  pdf_only: 415,
  invalid_image: 415,
  file_unsafe: 415,
  unsupported_media_type: 415,
  // 429: too often
  too_many_requests: 429,
  referral_limit: 429,
  // 5xx: us, or somebody we need
  internal_error: 500,
  not_implemented: 501,
  google_unavailable: 502,
  linkedin_unavailable: 502,
  content_unavailable: 502,
  unavailable: 503,
  not_ready: 503,
  timeout: 504,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatuses;

/** Makes the problem of a code with the status the code has. */
export const problem = (code: ProblemCode, errors?: readonly FieldProblem[], extra?: ProblemExtra): Problem =>
  new Problem(code, problemStatuses[code], errors, extra);

export const isProblemCode = (value: string): value is ProblemCode => Object.hasOwn(problemStatuses, value);
