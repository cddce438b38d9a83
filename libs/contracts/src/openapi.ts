import * as z from 'zod';
import { codesOf } from './access';
import { problemStatuses, type ProblemCode } from './codes';
import type { FileRule } from './define';
import { ownerOf, type HttpCall } from './registry';
import type { Access } from './route';

type Json = Record<string, unknown>;

const sessions = {
  candidateSession: 'access_token',
  employerSession: 'access_token_employer',
  adminSession: 'access_token_admin',
} as const;
const security = {
  anonymous: [],
  account: Object.keys(sessions).map((name) => ({ [name]: [] })),
  CANDIDATE: [{ candidateSession: [] }],
  EMPLOYER: [{ employerSession: [] }],
  admin: [{ adminSession: [] }],
  apiKey: [{ apiKey: [] }],
} as const satisfies Record<Exclude<Access, 'internal'>, unknown>;

const Problem = {
  type: 'object',
  description: 'RFC 9457. `detail` is a word to translate, never a sentence.',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['field', 'detail'], properties: { field: { type: 'string' }, detail: { type: 'string' } } },
    },
    retryAfter: { type: 'integer', description: 'Seconds.' },
    errorId: { type: 'string' },
  },
};

/** Turns shapes into JSON Schema and gathers those with a name. */
class Schemas {
  readonly named: Record<string, unknown> = { Problem };

  /** The schema of a shape: a reference when it has a name. */
  of(type: z.ZodType): Json {
    // Wrapped, so that a shape with a name becomes a reference like any other.
    const { $defs, properties } = z.toJSONSchema(z.object({ type }), { io: 'input', unrepresentable: 'any' });
    for (const [name, definition] of Object.entries($defs ?? {})) this.named[name] ??= linked(definition);
    return linked(properties?.['type']) as Json;
  }
}

/** Points references at the components and drops names that only zod needs. */
const linked = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(linked);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [key, key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : linked(value)]),
  );
};

const queryStyle = (schema: Json): Json => {
  if (schema['type'] === 'array') return { style: 'form', explode: false };
  const isObject = schema['type'] === 'object' || '$ref' in schema;
  return isObject ? { style: 'deepObject', explode: true } : {};
};

const fieldsOf = (type: z.ZodType | undefined): Record<string, z.ZodType> =>
  type instanceof z.ZodObject ? (type.shape as Record<string, z.ZodType>) : {};

const parametersOf = ({ params, query }: HttpCall, schemas: Schemas): Json[] => [
  ...Object.entries(fieldsOf(params)).map(([name, type]) => ({ name, in: 'path', required: true, schema: schemas.of(type) })),
  ...Object.entries(fieldsOf(query)).map(([name, type]) => {
    const schema = schemas.of(type);
    return { name, in: 'query', required: !type.safeParse(undefined).success, schema, ...queryStyle(schema) };
  }),
];

const multipart = (schema: Json | undefined, files: Readonly<Record<string, FileRule>>): Json => {
  const properties = Object.fromEntries(
    Object.entries(files).map(([name, { kind, maxBytes }]) => [
      name,
      {
        type: 'string',
        format: 'binary',
        contentMediaType: kind === 'pdf' ? 'application/pdf' : 'image/*',
        description: `Up to ${maxBytes} bytes.`,
      },
    ]),
  );
  const required = Object.keys(files).filter((name) => files[name]?.required);
  const form = { type: 'object', properties, ...(required.length && { required }) };
  return schema ? { allOf: [schema, form] } : form;
};

const requestBodyOf = ({ body, files }: HttpCall, schemas: Schemas): Json | undefined => {
  if (!body && !files) return undefined;
  const schema = body && schemas.of(body);
  const needsFiles = Object.values(files ?? {}).some(({ required }) => required);
  return {
    required: true,
    content: {
      ...(schema && !needsFiles && { 'application/json': { schema } }),
      ...(files && { 'multipart/form-data': { schema: multipart(schema, files) } }),
    },
  };
};

const problemsOf = (codes: readonly ProblemCode[]): Json => {
  const statuses = [...new Set(codes.map((code) => problemStatuses[code]))];
  return Object.fromEntries(
    statuses
      .map((status) => [status, codes.filter((code) => problemStatuses[code] === status)] as const)
      .map(([status, words]) => [
        status,
        {
          description: words.join(', '),
          content: {
            'application/problem+json': {
              schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { detail: { enum: words } } }] },
            },
          },
        },
      ]),
  );
};

const successOf = ({ output, status, answer }: HttpCall, schemas: Schemas): Json => {
  if (answer === 'file') return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  if (status === 204 || output instanceof z.ZodVoid) return { description: 'Done.' };
  return { description: 'Done.', content: { 'application/json': { schema: schemas.of(output) } } };
};

const operationOf = (call: HttpCall, schemas: Schemas): Json => {
  const requestBody = requestBodyOf(call, schemas);
  return {
    operationId: call.route.subject,
    tags: [ownerOf(call.route.subject)],
    summary: call.summary,
    parameters: parametersOf(call, schemas),
    ...(requestBody && { requestBody }),
    responses: {
      ...(call.repeats && { 200: successOf(call, schemas) }),
      [call.status]: successOf(call, schemas),
      ...problemsOf(codesOf(call)),
    },
    security: security[call.route.access],
  };
};

type Operation = {
  parameters: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
  security: Json[];
};

/** One place for two audiences: the document knows one operation, which answers with either shape. */
const merged = (first: Json, second: Json): Json => {
  const [a, b] = [first as unknown as Operation, second as unknown as Operation];
  const known = new Set(a.parameters.map(({ name }) => name));
  const responses = { ...b.responses, ...a.responses };
  const schemasOf = ({ responses: { 200: success } }: Operation) => success?.content?.['application/json']?.schema;
  responses[200] = { ...responses[200], content: { 'application/json': { schema: { anyOf: [schemasOf(a), schemasOf(b)] } } } };
  return {
    ...first,
    parameters: [...a.parameters, ...b.parameters.filter(({ name }) => !known.has(name))],
    responses,
    security: [...a.security, ...b.security],
  };
};

/** The OpenAPI 3.1 document of calls, made of nothing but their contracts. */
export const openApi = (calls: readonly HttpCall[], info: { title: string; version: string; url?: string }): Json => {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const method = call.route.method.toLowerCase();
    const operations = (paths[call.route.path] ??= {});
    const operation = operationOf(call, schemas);
    const present = operations[method];
    operations[method] = present ? merged(present, operation) : operation;
  }
  const cookies = Object.entries(sessions).map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'cookie', name }]);
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    ...(info.url && { servers: [{ url: info.url }] }),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { ...Object.fromEntries(cookies), apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
  };
};
