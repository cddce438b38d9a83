import type { AppName } from '@tandem/contracts/pages';
import type { MessageId } from '@tandem/locales/bundle';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { matchRoutes, Navigate, useLocation, useParams, type RouteObject } from 'react-router';
import { decide, loadsOf, type Audience, type Decision, type Load, type Rule } from './access';
import { Boundary } from './boundary';
import { browser } from '../browser/browser';
import { config } from './config';
import { useAppDispatch } from './dispatch';
import { ErrorScreen, PageFailed } from '../frame/error-screen';
import { LoadingScreen } from '../frame/loading-screen';
import NotFound from '../frame/not-found';
import { hasDrafts } from '../forms/draft-storage';
import { useNotify } from '../forms/notify';
import { withReturn } from '../browser/return-path';
import { useVisitor } from '../session/session';
import { endTold, type WithSession } from '../session/session-state';
import { useText } from '../language/text';
import { useTitle } from './title';
import { withStyles } from './missing-file';
import { isUuid } from '@tandem/domain/uuid';

export type PageRule = Rule & {
  /** The page's title; a page whose title depends on its data calls `useTitle` itself. */
  title?: MessageId;
};

type Pages = Map<Load, ComponentType>;

/** A file that could not be had is asked for anew the next time its page is shown. */
const renew = (pages: Pages): void => pages.forEach((_, load) => pages.set(load, lazy(withStyles(load))));

/** Pages that are here already; they draw at once, on the server and over what the server has drawn. */
const ready: Pages = new Map();

const ToLogin = ({ ended }: { ended: boolean }) => {
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const isRemoved = useSelector((state: WithSession) => state.session.removed !== undefined);
  useEffect(() => {
    if (ended && !isRemoved) notify.info(hasDrafts() ? 'session.ended.kept' : 'session.ended', { app: config().app });
  }, [ended, isRemoved, notify]);
  // Who has been removed does not come back to where he was; the page says why.
  return <Navigate to={isRemoved ? '/login' : withReturn('/login', pathname + search)} replace />;
};

const Forward = ({ url }: { url: string }) => {
  useEffect(() => browser.replace(url), [url]);
  return <LoadingScreen />;
};

const Shown = ({ decision, pages, ended }: { decision: Decision; pages: Pages; ended: boolean }) => {
  if (decision.kind === 'login') return <ToLogin ended={ended} />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'forward') return <Forward url={config().urls[decision.app] + decision.path} />;
  const Content = ready.get(decision.load) ?? pages.get(decision.load);
  return Content ? <Content /> : null;
};

const TitleOf = ({ id }: { id: MessageId }) => {
  useTitle(useText()(id));
  return null;
};

const members = ['visitor', 'CANDIDATE', 'EMPLOYER', 'admin'] as const;
/** A page that is the same for everyone need not wait until it is known who looks at it. */
const isForAll = (rule: PageRule): boolean => members.every((audience) => rule[audience] === undefined);

const likely: Record<AppName, Audience> = { candidate: 'CANDIDATE', employer: 'EMPLOYER', admin: 'admin' };
const likelyOf = (rule: PageRule | undefined): Load | null => {
  const goal = rule?.[likely[config().app]];
  return typeof goal === 'function' ? goal : null;
};

const rules = new Map<string, PageRule>();
/**
 * Has the page of another path here before somebody is taken there, so that `navigate(path, { flushSync: true })` draws it at once: what he
 * did changes the page he is on as well, which would move under his eyes before it is left.
 */
export const usePageAhead = (path: string, isAbout: boolean): void =>
  useEffect(() => {
    const load = isAbout ? likelyOf(rules.get(path)) : null;
    // A failure is met again, and said, when the page is really needed.
    load?.().then(
      (file) => ready.set(load, file.default),
      () => undefined,
    );
  }, [path, isAbout]);

/** While the account is on its way, the page it will most likely lead to is, too. */
const useHeadStart = (rule: PageRule, isWaiting: boolean): void => {
  useEffect(() => {
    // A failure is met again, and said, when the page is really needed.
    if (isWaiting) likelyOf(rule)?.().catch(() => undefined);
  }, [rule, isWaiting]);
};

/** Whether the ids in an address are ids. Any other word may name a call beside them, such as the one that makes a new vacancy. */
const hasIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => !name.endsWith('Id') || isUuid(value ?? ''));

const GuardedPage = ({ rule, pages }: { rule: PageRule; pages: Pages }) => {
  const visitor = useVisitor();
  const location = useLocation();
  const dispatch = useAppDispatch();
  const ended = useSelector((state: WithSession) => state.session.ended);
  // Whoever has reached a page for visitors knows that the session is over.
  const isTold = ended && rule.signedIn !== undefined;
  useEffect(() => {
    if (isTold) dispatch(endTold());
  }, [isTold, dispatch]);
  const params = useParams();
  const isOpen = isForAll(rule);
  useHeadStart(rule, visitor.status === 'loading');
  if (!hasIds(params)) return <NotFound />;
  if (visitor.status === 'loading' && !isOpen) return <LoadingScreen />;
  if (visitor.status === 'unknown' && !isOpen) return <ErrorScreen error={visitor.error} retry={visitor.retry} />;
  const account = visitor.status === 'account' ? visitor.account : null;
  const decision = decide(rule, { app: config().app, account, ended, location });
  return (
    <Boundary
      // A tab of a page may be what failed, and another one what somebody goes back to.
      resetKey={location.pathname + location.search}
      onFileMissing={() => renew(pages)}
      fallback={(retry, isOffline) => <PageFailed retry={retry} isOffline={isOffline} />}
    >
      {rule.title && <TitleOf id={rule.title} />}
      <Suspense fallback={<LoadingScreen />}>
        <Shown decision={decision} pages={pages} ended={ended} />
      </Suspense>
    </Boundary>
  );
};

/**
 * A route of an app: its path and what each audience gets there. Pages are loaded when somebody needs them.
 *
 *   page('/funnel', { title: 'funnel.title', visitor: 'gate', CANDIDATE: () => import('../features/funnel/funnel-page') })
 */
export const page = (path: string, rule: PageRule): RouteObject => {
  const loads = loadsOf([rule.everyone, rule.visitor, rule.CANDIDATE, rule.EMPLOYER, rule.admin]);
  rules.set(path, rule);
  const pages: Pages = new Map(loads.map((load) => [load, lazy(load)]));
  return { path, handle: rule, element: <GuardedPage rule={rule} pages={pages} /> };
};

/** What visitors get at an address, and its page loaded ahead. Null for an address that no route knows. */
export const prepareForVisitor = async (
  routes: readonly RouteObject[],
  location: { pathname: string; search: string },
): Promise<Decision | null> => {
  const match = matchRoutes([...routes], location)?.at(-1);
  const rule = match?.route.handle as PageRule | undefined;
  if (!match || !rule || !hasIds(match.params)) return null;
  const decision = decide(rule, { app: config().app, account: null, ended: false, location });
  if (decision.kind === 'show') ready.set(decision.load, (await decision.load()).default);
  return decision;
};
