/** Joins the class names that apply; what is false, null or empty falls out. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ') || undefined;
