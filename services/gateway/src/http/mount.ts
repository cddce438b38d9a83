import { Inject, Injectable } from '@nestjs/common';
import type { In, Rpc, SessionGrant, StoredFile } from '@tandem/contracts/define';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { problemOf } from '@tandem/contracts/issues';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { type HttpCall, httpCalls } from '@tandem/contracts/registry';
import { refusalOf } from '@tandem/service-kit/access';
import { Bus } from '@tandem/service-kit/bus';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config';
import { CallLimits } from '../limits/call-limits';
import { OwnCalls } from '../own/own-calls';
import { Written } from '../own/written';
import { Authenticator } from '../session/authenticate';
import { Staff } from '../session/staff';
import { Uploads } from '../uploads/uploads';
import { coerce } from './coerce';
import { type AsStored, FileAnswers } from './file-answers';
import { allowedOrigins, requireOwnOrigin } from './origin';
import { unkeepableIn } from './keepable';
import { sendProblem } from './problems';
import { parseQuery } from './query';
import { RequestsObserved } from './requests-observed';
import { WhyUnanswered } from './why-unanswered';

/** Calls of one method and path. */
type Group = [HttpCall, ...HttpCall[]];
type Given = { params: unknown; query: unknown; body: unknown; files?: Record<string, StoredFile>; refreshToken?: string };

/** Mounts every contract that has a path. What a call may do, takes and answers is read from the contract alone. */
@Injectable()
export class Mount {
  private readonly origins: ReadonlySet<string>;

  constructor(
    private readonly bus: Bus,
    private readonly whyUnanswered: WhyUnanswered,
    private readonly authenticator: Authenticator,
    private readonly limits: CallLimits,
    private readonly uploads: Uploads,
    private readonly files: FileAnswers,
    private readonly own: OwnCalls,
    private readonly observed: RequestsObserved,
    private readonly staff: Staff,
    @Inject(CONFIG) config: BaseConfig & GatewayConfig,
  ) {
    this.origins = allowedOrigins(config);
  }

  on(fastify: FastifyInstance): void {
    this.observed.on(fastify);
    for (const calls of grouped(httpCalls)) {
      const { method, path } = calls[0].route;
      fastify.route({
        method,
        url: patternOf(path),
        config: { template: path },
        errorHandler: sendProblem,
        // Nothing is returned: a promise that ends when its reader goes away would have a second answer written after the first.
        handler: (request, reply) =>
          void this.observed.traced(request, reply, async () =>
            this.answer(calls, request, reply).catch((error: unknown) => sendProblem(error, request, reply)),
          ),
      });
    }
  }

  private async answer(calls: Group, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method } = calls[0].route;
    if (method !== 'GET' || calls.some(({ creates }) => creates)) requireOwnOrigin(request.headers, this.origins);
    const ctx = await this.authenticator.ofRequest(request, reply);
    const contract = chosen(calls, ctx);
    await this.limits.take(contract.route.subject, ctx);
    if (contract.route.access === 'apiKey') await this.limits.requireKey(keyIn(request), ctx.ip);
    const refusal = refusalOf(contract.route.access, ctx);
    if (refusal) throw refusal;
    await this.staff.admit(contract, ctx);
    const given = await this.inputOf(contract, request, ctx);
    try {
      const answer = await this.ask(contract, given, ctx, request, reply);
      await this.staff.answerFor(contract, given.params, ctx);
      await this.send(contract, answer, reply, ctx);
    } catch (error) {
      // A refused call has claimed nothing; what it brought goes at once rather than in a day.
      if (given.files && Problem.from(error)?.status !== 503 && Problem.from(error)?.status !== 504)
        await this.uploads.discard(given.files);
      throw error;
    }
  }

  private async ask(contract: HttpCall, given: Given, ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const own = this.own.find(contract.route.subject);
    if (own) return own(given as In<Rpc>, ctx, { request, reply });
    try {
      if (!isHandedOn(contract)) return await this.bus.callForSession(contract, given as never, ctx);
      const json = await this.bus.callForJson(contract, given, ctx);
      return json && new Written('application/json; charset=utf-8', json, contract.status);
    } catch (error) {
      if (Problem.from(error)?.code !== 'unavailable') throw error;
      throw await this.whyUnanswered.of(contract.route.subject);
    }
  }

  private async inputOf(contract: HttpCall, request: FastifyRequest, ctx: Ctx): Promise<Given> {
    const query = parseQuery(request.url.split('?', 2)[1] ?? '');
    const params = Object.fromEntries(
      Object.entries(request.params as Record<string, string>).map(([name, value]) => [name === '*' ? 'key' : name, value]),
    );
    const isForm = request.isMultipart();
    const refreshToken = contract.session?.includes('reads') ? this.refreshTokenIn(request, ctx) : undefined;
    const given: Given = {
      params: parsed(contract, 'params', contract.params && coerce(params, contract.params)),
      query: parsed(contract, 'query', contract.query && coerce(query, contract.query)),
      body: undefined,
      ...(refreshToken ? { refreshToken } : {}),
    };
    if (!isForm) {
      if (contract.files && Object.values(contract.files).some(({ required }) => required)) throw missingFile(contract.files);
      return { ...given, body: parsed(contract, 'body', request.body ?? {}) };
    }
    if (!contract.files) throw problem('unsupported_media_type');
    const { files, fields } = await this.uploads.take(request, contract.files);
    try {
      const absent = Object.entries(contract.files).some(([name, { required }]) => required && !files[name]);
      if (absent) throw missingFile(contract.files);
      return { ...given, files, body: parsed(contract, 'body', contract.body && coerce(fields, contract.body)) };
    } catch (error) {
      await this.uploads.discard(files);
      throw error;
    }
  }

  private refreshTokenIn(request: FastifyRequest, ctx: Ctx): string | undefined {
    const { cookies } = this.authenticator;
    const pair = cookies.pairOf(ctx.app, request.cookies);
    return pair ? request.cookies[cookies.refresh(pair)] : undefined;
  }

  private async send(contract: HttpCall, answered: unknown, reply: FastifyReply, ctx: Ctx): Promise<void> {
    const { grant, isAgain, ...rest } = (answered ?? {}) as { grant?: SessionGrant; isAgain?: boolean };
    const { cookies } = this.authenticator;
    if (contract.session?.includes('ends')) cookies.clear(reply, cookies.pairOf(ctx.app, reply.request.cookies) ?? 'candidate');
    if (grant) cookies.set(reply, grant);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (contract.answer === 'file') return this.files.send(answered as FileAnswer | AsStored, reply);
    if (answered instanceof Written) void reply.status(answered.status).type(answered.contentType).send(answered.body);
    else if (contract.status === 204) void reply.status(204).send();
    else if (contract.repeats) void reply.status(isAgain ? 200 : contract.status).send(rest);
    else void reply.status(contract.status).send(grant ? rest : answered);
  }
}

/** Whether the gateway has no business with what is in an answer: its bytes are the service's. */
const isHandedOn = ({ session, repeats, answer, status }: HttpCall): boolean => !session && !repeats && answer !== 'file' && status !== 204;

/** A contract's path as the router reads it: a key holds slashes, and what stands before a suffix stops at its dot. */
const patternOf = (path: string) =>
  path
    .replace('{key}', '*')
    .replaceAll(/\{(\w+)\}(\.)?/g, (_, name: string, dot?: string) => (dot ? `:${name}(^[^/.]+)${dot}` : `:${name}`));

const keyIn = (request: FastifyRequest) => {
  const given = request.headers['x-api-key'];
  return Array.isArray(given) ? given[0] : given;
};

const missingFile = (files: NonNullable<Rpc['files']>) => {
  const field = Object.entries(files).find(([, { required }]) => required)?.[0] ?? 'file';
  return problem('field_required', [{ field, detail: 'field_required' }]);
};

/** Calls of one method and path are one route: the audience decides which of them is meant. */
const grouped = (calls: readonly HttpCall[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const call of calls) {
    const key = `${call.route.method} ${call.route.path}`;
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return [...groups.values()];
};

const chosen = (calls: Group, ctx: Ctx): HttpCall => calls.find(({ route }) => refusalOf(route.access, ctx) === null) ?? calls[0];

const parsed = (contract: HttpCall, part: 'params' | 'query' | 'body', value: unknown): unknown => {
  const schema = contract[part];
  if (!schema) return undefined;
  const unkeepable = unkeepableIn(value);
  if (unkeepable !== null)
    throw part === 'params' ? problem('not_found') : problem('invalid_value', [{ field: unkeepable, detail: 'invalid_value' }]);
  const result = schema.safeParse(value ?? {});
  // An id that is none cannot be anybody's: the same answer as for one that is not there.
  if (!result.success) throw problemOf(result.error, part);
  return result.data;
};
