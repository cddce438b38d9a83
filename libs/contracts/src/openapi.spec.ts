import { openApi } from './openapi';
import { httpCalls } from './registry';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object; style?: string; explode?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security: Record<string, []>[];
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }>; securitySchemes: Record<string, unknown> };
};

const document = JSON.parse(JSON.stringify(openApi(httpCalls, { title: 'Tandem', version: '1.0.0' }))) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const referencesOf = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(referencesOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : referencesOf(value)));
};
const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

describe('the API document', () => {
  it('has every place once', () => {
    const places = new Set(httpCalls.map(({ route }) => `${route.method} ${route.path}`));
    expect(operations).toHaveLength(places.size);
  });

  it('has references that lead somewhere', () => {
    const references = new Set(referencesOf(document));
    expect(references.size).toBeGreaterThan(10);
    expect(
      [...references].filter((reference) => !reference.startsWith('#/components/schemas/') || resolve(reference) === undefined),
    ).toEqual([]);
  });

  it('names each operation once', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('declares every parameter of every path, and each parameter once', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
      expect(new Set(operation.parameters.map((parameter) => parameter.in + parameter.name)).size).toBe(operation.parameters.length);
    }
  });

  it('uses security schemes that it declares', () => {
    const declared = Object.keys(document.components.securitySchemes);
    const used = operations.flatMap(({ operation }) => operation.security.flatMap(Object.keys));
    expect(used.filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('holds plain JSON Schema: no marks of the library that made it', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('$defs');
    expect(text).not.toContain('"$schema"');
    expect(text).not.toContain('__schema');
  });
});

const at = (method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
};

describe('an operation', () => {
  it('answers with a named entity by reference', () => {
    expect(at('get', '/account').responses[200]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Account' });
    expect(Object.keys(document.components.schemas['Candidate']?.properties ?? {})).toContain('beingMatched');
  });

  it('lists its problems by status, with the codes they can have', () => {
    const { responses } = at('patch', '/employer/funnel/{matchId}');
    expect(responses[409]?.description).toBe('transition_not_allowed, vacancy_filled, archive_not_allowed');
    expect(responses[401]?.description).toBe('unauthorized');
    expect(responses[404]?.content).toHaveProperty(['application/problem+json']);
  });

  it('takes lists as comma lists and objects as bracketed keys', () => {
    const ids = at('get', '/employer/funnel').parameters.find(({ name }) => name === 'vacancyIds');
    expect(ids).toMatchObject({ style: 'form', explode: false, required: false });
    const address = at('get', '/public/vacancies').parameters.find(({ name }) => name === 'address');
    expect(address).toMatchObject({ style: 'deepObject', explode: true, required: true });
  });

  it('takes files as multipart, and JSON too where no file is needed', () => {
    expect(Object.keys(at('post', '/candidate/resume').requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(Object.keys(at('patch', '/candidate/account').requestBody?.content ?? {})).toEqual(['application/json', 'multipart/form-data']);
  });

  it('of two audiences answers with either shape and admits both', () => {
    const { security, responses } = at('get', '/vacancies');
    expect(security.flatMap(Object.keys).sort()).toEqual(['candidateSession', 'employerSession']);
    expect(responses[200]?.content?.['application/json']?.schema).toHaveProperty('anyOf.length', 2);
  });

  it('without an answer says so', () => {
    expect(at('post', '/auth/logout').responses[204]).toEqual({ description: 'Done.' });
  });
});
