import en from '@tandem/locales/en.json';
import nl from '@tandem/locales/nl.json';
import { act, render, type RenderResult } from '@testing-library/react';
import type { InitialEntry, Location, RouteObject } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from '../gateway/api';
import { replaceConfig, type PublicConfig } from '../app/config';
import { forgetMessages } from '../language/messages';
import { Root, routesOf } from '../app/root';
import { AskedLocation } from '../frame/page-turn';
import { createStore, type AppStore } from '../app/store';
import type { FakeGateway } from './fake-gateway';
import { fillJsdomGaps } from './jsdom-gaps';

export type RenderedApp = RenderResult & {
  store: AppStore;
  /** The address shown, query included. */
  address: () => string;
  /** Where the browser is in its history, to begin there again as a reload does. */
  entry: () => Location;
  go: (address: string) => Promise<void>;
  /** The back button of the browser. */
  back: () => Promise<void>;
};

/**
 * Renders an app's routes with everything around them, against a fake gateway: for tests that tell a person's story.
 * Somebody is signed in when the gateway answers `GET /account`.
 */
export const renderApp = (
  gateway: FakeGateway,
  {
    pages,
    bare = [],
    at = '/',
    config = {},
  }: { pages: readonly RouteObject[]; bare?: readonly RouteObject[]; at?: InitialEntry; config?: Partial<PublicConfig> },
): RenderedApp => {
  replaceConfig(config);
  fillJsdomGaps();
  gateway.raw('GET', '/public/en.json', () => ({ body: en }));
  gateway.raw('GET', '/public/nl.json', () => ({ body: nl }));
  const store = createStore();
  const router = createMemoryRouter(routesOf({ pages, bare }), { initialEntries: [at] });
  const rendered = render(
    <Root store={store}>
      <AskedLocation router={router}>
        <RouterProvider router={router} />
      </AskedLocation>
    </Root>,
  );
  return {
    ...rendered,
    store,
    address: () => router.state.location.pathname + router.state.location.search,
    entry: () => router.state.location,
    go: (address) => act(async () => void router.navigate(address)),
    back: () => act(async () => void router.navigate(-1)),
  };
};

/** Forgets what a test has left behind: storage, cookies and cached answers. */
export const cleanBrowser = (store?: AppStore): void => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'theme=; Max-Age=0; Path=/';
  document.cookie = 'language=; Max-Age=0; Path=/';
  forgetMessages();
  store?.dispatch(api.util.resetApiState());
};
