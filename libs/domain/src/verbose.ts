/**
 * A regular expression written over as many lines as it has parts, for those that hold a vocabulary. The ends of lines and the white space
 * at either end of them are not part of it; white space within a line is. Backslashes mean what they mean in a literal:
 *
 *     verbose('iu')`
 *       \b(?:
 *         day shift
 *         |night shift
 *       )\b
 *     `
 *
 * @throws SyntaxError, when the module is loaded
 */
export const verbose =
  (flags = '') =>
  ({ raw: [source = ''] }: TemplateStringsArray): RegExp =>
    new RegExp(source.replace(/\s*\n\s*/g, ''), flags);
