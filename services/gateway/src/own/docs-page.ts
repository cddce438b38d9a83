type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};
type Document = { info: { title: string; version: string }; paths: Record<string, Record<string, unknown>> };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shape = (schema: unknown) => (schema === undefined ? '' : `<pre>${escape(JSON.stringify(schema, null, 1))}</pre>`);

const parameters = (operation: Operation) =>
  (operation.parameters ?? [])
    .map(
      ({ name, in: place, required, schema }) =>
        `<li><code>${escape(name)}</code> in ${place}${required ? ', required' : ''} <small>${escape(JSON.stringify(schema ?? {}))}</small></li>`,
    )
    .join('');

const operationOf = (method: string, path: string, operation: Operation) => `
<details id="${escape(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(operation.summary ?? '')}</span></summary>
${operation.parameters?.length ? `<h3>Parameters</h3><ul>${parameters(operation)}</ul>` : ''}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => `<h3>Body <small>${escape(type)}</small></h3>${shape(schema)}`)
  .join('')}
<h3>Answers</h3>
${Object.entries(operation.responses)
  .map(
    ([status, { description, content }]) =>
      `<p><b>${status}</b> ${escape(description ?? '')}</p>${
        Number(status) < 300
          ? Object.values(content ?? {})
              .map(({ schema }) => shape(schema))
              .join('')
          : ''
      }`,
  )
  .join('')}
</details>`;

/** The API's description as one page without scripts: open a call to see what it takes and answers. */
export const docsPage = (given: object): string => {
  const document = given as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const services = [...new Set(operations.map(({ operation }) => operation.operationId.split('.')[0] ?? ''))].sort();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)}</title><style>
:root{color-scheme:light dark;font:16px/1.5 Inter,system-ui,sans-serif}body{max-width:1000px;margin:0 auto;padding:24px}h1,h2{line-height:1.2}
summary{cursor:pointer;padding:8px 0}summary b{display:inline-block;min-width:4.5em}summary span{color:GrayText}details{border-bottom:1px solid color-mix(in srgb,CanvasText 15%,Canvas)}
pre{overflow:auto;max-height:28em;padding:12px;border-radius:8px;background:color-mix(in srgb,CanvasText 6%,Canvas)}h3{font-size:1rem;margin:12px 0 4px}
</style></head><body><h1>${escape(document.info.title)}</h1>
<p>${operations.length} calls. The same for machines: <a href="/openapi.json">/openapi.json</a>. Failures are <code>application/problem+json</code>; <code>detail</code> is the code.</p>
${services
  .map(
    (service) =>
      `<h2>${escape(service)}</h2>${operations
        .filter(({ operation }) => operation.operationId.startsWith(`${service}.`))
        .map(({ method, path, operation }) => operationOf(method, path, operation))
        .join('')}`,
  )
  .join('')}
</body></html>`;
};
