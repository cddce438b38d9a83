import type { Account } from '@tandem/contracts/entities/account';
import { isPage, type AppName } from '@tandem/contracts/pages';
import { matchRoutes } from 'react-router';
import { decide, gate } from '../app/access';
import type { PageRule } from '../app/page';
import { routesOf, type AppDefinition } from '../app/root';

const matched = (definition: AppDefinition, pathname: string) => matchRoutes(routesOf(definition), { pathname })?.at(-1)?.route;

/** The route of an app that serves an address, as its pattern: '/vacancies/:vacancyId'. */
export const routeOf = (definition: AppDefinition, address: string): string | undefined => matched(definition, address)?.path;

/**
 * What somebody gets at an address of an app, in words: 'page', 'gate', 'login', 'not found', another path of it ('/jobs'), or one of
 * another app ('employer /settings').
 */
export const outcomeOf = (app: AppName, definition: AppDefinition, address: string, account: Account | null): string => {
  const { pathname, search } = new URL(address, 'http://app.test');
  const route = matched(definition, pathname);
  if (!route || route.path === '*' || !isPage(app, pathname)) return 'not found';
  const decision = decide(route.handle as PageRule, { app, account, ended: false, location: { pathname, search } });
  if (decision.kind === 'redirect') return decision.to;
  if (decision.kind === 'forward') return `${decision.app} ${decision.path}`;
  if (decision.kind === 'login') return 'login';
  return decision.load === gate ? 'gate' : 'page';
};

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':x');

/** The paths of an app's route table, with all parameters named alike. */
export const pathsOf = ({ pages, bare = [] }: AppDefinition): string[] => [...pages, ...bare].map(({ path = '' }) => shapeOf(path)).sort();
