/** Most bytes of what somebody sends, files aside: of a body of JSON, or of all fields of a form together. */
export const BODY_BYTES = 1_000_000;
