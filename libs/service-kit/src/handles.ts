import {
  type ArgumentsHost,
  applyDecorators,
  Catch,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type RpcExceptionFilter,
  UseFilters,
  UseGuards,
  type CanActivate,
} from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { In, Reply, Rpc } from '@tandem/contracts/define';
import { refusalOf } from './access';
import { problemOf } from '@tandem/contracts/issues';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { type Observable, throwError } from 'rxjs';
import { Clock } from './clock';
import type { BaseConfig } from './config';
import { type Ctx, verifyCtx } from './context';
import type { Message } from './bus';
import { databaseProblem } from './database-problem';
import { CONFIG } from './tokens';
import { currentTraceparent } from './tracing/tracing';

const CONTRACT = 'tandem:contract';
type Verified = Message & { ctx?: Ctx };

/** Refuses messages without a valid signature and callers the contract does not admit. */
@Injectable()
export class SignedMessageGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly clock: Clock,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    const contract = Reflect.getMetadata(CONTRACT, host.getHandler()) as Rpc;
    const message = host.switchToRpc().getData<Verified>();
    message.ctx = verifyCtx(this.config.CTX_SECRET, contract.route.subject, message.signed, this.clock.now().getTime());
    const refusal = refusalOf(contract.route.access, message.ctx);
    if (refusal) throw refusal;
    return true;
  }
}

/** Milliseconds between two lines that say why PostgreSQL does not do its work. */
const BETWEEN_LINES = 10_000;
let quietUntil = 0;

/** Lets a Problem through as it is; anything else becomes internal_error with the id of the request, which its log lines bear too. */
@Catch()
export class ProblemFilter implements RpcExceptionFilter {
  private readonly logger = new Logger('handler');

  catch(error: unknown, host: ArgumentsHost): Observable<never> {
    const known = Problem.from(error);
    if (known) return throwError(() => known.toJSON());
    const requestId = host.switchToRpc().getData<Verified>().ctx?.requestId;
    const refused = databaseProblem(error);
    if (refused) {
      this.tellOfDatabase(error, requestId);
      return throwError(() => refused.toJSON());
    }
    this.logger.error({ err: error, requestId }, 'unexpected error');
    return throwError(() => problem('internal_error', undefined, requestId === undefined ? {} : { errorId: requestId }).toJSON());
  }

  /** Why: a full disk is not a server that is away. Now and then, as every call says the same. */
  private tellOfDatabase(error: unknown, requestId: string | undefined): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + BETWEEN_LINES;
    this.logger.warn({ err: error, requestId }, 'the database refuses');
  }
}

/** The contract a method handles, if any. */
export const contractOf = (method: object): Rpc | undefined => Reflect.getMetadata(CONTRACT, method) as Rpc | undefined;

/** The verified context, in the span of this service: what the method causes belongs to it. */
const CallContext = createParamDecorator((_: unknown, host: ExecutionContext): Ctx | undefined => {
  const { ctx } = host.switchToRpc().getData<Verified>();
  return ctx && { ...ctx, traceparent: currentTraceparent() ?? ctx.traceparent };
});

const CallInputOf = createParamDecorator((contract: Rpc, host: ExecutionContext): In<Rpc> => {
  const given = (host.switchToRpc().getData<Verified>().input ?? {}) as Record<string, unknown>;
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = contract[name];
    if (!schema) return undefined;
    const parsed = schema.safeParse(given[name] ?? {});
    if (!parsed.success) throw problemOf(parsed.error, name);
    return parsed.data;
  };
  return {
    params: part('params'),
    query: part('query'),
    body: part('body'),
    // A form that may bring files need not.
    files: contract.files ? (given['files'] ?? {}) : undefined,
    refreshToken: given['refreshToken'],
  } as In<Rpc>;
});

/** Generic in the method, so that one may take less and return more exactly than the contract says. */
type Handler<C extends Rpc> = <M extends (ctx: Ctx, input: In<C>) => Promise<Reply<C>>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/**
 * Serves a contract: subscribes to its subject, verifies who calls, checks the input, and passes `(ctx, input)`.
 * A method of other types does not compile.
 */
export const Handles =
  <C extends Rpc>(contract: C): Handler<C> =>
  (target, key, descriptor) => {
    CallContext()(target, key, 0);
    CallInputOf(contract)(target, key, 1);
    Reflect.defineMetadata(CONTRACT, contract, descriptor.value as object);
    applyDecorators(MessagePattern(contract.route.subject), UseGuards(SignedMessageGuard), UseFilters(new ProblemFilter()))(
      target,
      key,
      descriptor,
    );
  };
