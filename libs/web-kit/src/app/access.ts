import type { Account } from '@tandem/contracts/entities/account';
import { isPage, type AppName } from '@tandem/contracts/pages';
import type { ComponentType } from 'react';
import { localPath } from '../browser/return-path';

/** Who somebody is to an app. In the console only administrators count as such. */
export type Audience = 'visitor' | 'CANDIDATE' | 'EMPLOYER' | 'admin';
/** Loads the module of a page; its default export is the page. */
export type Load = () => Promise<{ default: ComponentType }>;
/**
 * What somebody gets at a path: a page, a panel that offers to sign in, or another path, perhaps of another app.
 * An app without a path means the same address there, query included.
 */
export type Goal = Load | 'gate' | { to: string; app?: AppName } | { app: AppName };

/**
 * What each audience gets at a path. `everyone` stands for those not named. Without either, visitors go to /login and
 * come back, and people of the other kind go to their own app. `signedIn` marks a page for visitors only and says
 * where others go; `needs` names a part of the query without which everybody goes to the start page.
 */
export type Rule = Partial<Record<Audience | 'everyone', Goal>> & { signedIn?: string; needs?: string };

export type Decision =
  | { kind: 'show'; load: Load }
  | { kind: 'redirect'; to: string }
  | { kind: 'login' }
  | { kind: 'forward'; app: AppName; path: string };

type Situation = {
  app: AppName;
  account: Account | null;
  /** The session ran out while this page was open. */
  ended: boolean;
  location: { pathname: string; search: string };
};

const homes: Record<Exclude<Audience, 'visitor'>, AppName> = { CANDIDATE: 'candidate', EMPLOYER: 'employer', admin: 'admin' };

export const audienceOf = (app: AppName, account: Account | null): Audience => {
  if (!account) return 'visitor';
  return app === 'admin' && account.isAdmin ? 'admin' : account.accountType;
};

/** The app somebody belongs to, seen from this one. */
export const homeOf = (app: AppName, account: Account): AppName => {
  const audience = audienceOf(app, account);
  return audience === 'visitor' ? app : homes[audience];
};

/** The same path in another app, or its start page when it has no such path. */
export const pathIn = (app: AppName, { pathname, search }: Situation['location']): string =>
  isPage(app, pathname) ? pathname + search : '/';

/** The panel that offers to sign in, as a page. */
export const gate: Load = () => import('../frame/gate');

const isLoad = (goal: Goal | undefined): goal is Load | 'gate' => goal === 'gate' || typeof goal === 'function';
const loadBehind = (goal: Load | 'gate'): Load => (goal === 'gate' ? gate : goal);

/** The pages of this app among some goals. */
export const loadsOf = (goals: readonly (Goal | undefined)[]): Load[] => goals.filter(isLoad).map(loadBehind);

const goTo = (goal: Goal, { pathname, search }: Situation['location']): Decision => {
  if (isLoad(goal)) return { kind: 'show', load: loadBehind(goal) };
  if (!('to' in goal)) return { kind: 'forward', app: goal.app, path: pathname + search };
  return goal.app ? { kind: 'forward', app: goal.app, path: goal.to } : { kind: 'redirect', to: goal.to };
};

/** What to do with somebody at a path: the one place where the apps decide who sees what. */
export const decide = (rule: Rule, { app, account, ended, location }: Situation): Decision => {
  if (rule.needs && !new URLSearchParams(location.search).get(rule.needs)) return { kind: 'redirect', to: '/' };
  const audience = audienceOf(app, account);
  const isHome = account !== null && homeOf(app, account) === app;
  if (rule.signedIn !== undefined && isHome) {
    return { kind: 'redirect', to: localPath(new URLSearchParams(location.search).get('redirectTo'), rule.signedIn) };
  }
  const isForMembers = Boolean(rule.CANDIDATE ?? rule.EMPLOYER ?? rule.admin);
  if (audience === 'visitor' && ended && isForMembers) return { kind: 'login' };
  const goal = rule[audience] ?? rule.everyone ?? (rule.signedIn !== undefined ? rule.visitor : undefined);
  if (goal) return goTo(goal, location);
  if (!account) return { kind: 'login' };
  const home = homeOf(app, account);
  if (home === app) return { kind: 'redirect', to: '/' };
  // The paths of the console mean nothing elsewhere, and /admin would lead straight back to it.
  return { kind: 'forward', app: home, path: app === 'admin' ? '/' : pathIn(home, location) };
};
