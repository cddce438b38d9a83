import { PopupProvider } from '@tandem/ui/popup';
import { ToastProvider } from '@tandem/ui/toast';
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { I18nProvider, RouterProvider as LinkProvider } from 'react-aria-components';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, ScrollRestoration, useHref, useNavigate, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from '../gateway/api';
import { config } from './config';
import { useCutPaste } from '../forms/cut-paste';
import { nameFirstEntry } from '../forms/first-entry';
import { AppShell } from '../frame/app-shell';
import NotFound from '../frame/not-found';
import { AskedLocation, PageTurn } from '../frame/page-turn';
import { SafariHint } from '../frame/safari-hint';
import { LanguageProvider } from '../language/language';
import { readHandedOver, type HandedOver } from '../gateway/handed-over';
import { loadMessages, messagesOf } from '../language/messages';
import { takeNotice } from '../browser/notice';
import { useNotify } from '../forms/notify';
import { useRouteEffects } from './route-effects';
import { useStrayDrop } from '../forms/stray-drop';
import { prepareForVisitor } from './page';
import { isKept } from '../browser/storage';
import { createStore, type AppStore } from './store';
import { useLanguage, useText } from '../language/text';

/** The address of a link: paths are the router's, anything with a scheme of its own (mailto, https) stays as it is. */
const useAppHref = (href: string): string => {
  const inApp = useHref(href);
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? href : inApp;
};

export type AppDefinition = {
  /** Pages inside the frame, made by `page`. */
  pages: readonly RouteObject[];
  /** Pages that fill the window, without header and footer. */
  bare?: readonly RouteObject[];
};

const Notices = () => {
  const notify = useNotify();
  useCutPaste();
  useStrayDrop();
  useEffect(() => {
    const notice = takeNotice();
    if (notice) notify[notice.tone](notice.id);
  }, [notify]);
  return null;
};

const Providers = ({ children }: { children: ReactNode }) => {
  const t = useText();
  return (
    <I18nProvider locale={useLanguage() === 'nl' ? 'nl-NL' : 'en-GB'}>
      <ToastProvider labels={{ region: t('frame.toasts'), close: t('frame.toasts.close') }}>
        <PopupProvider>
          <Notices />
          {children}
        </PopupProvider>
      </ToastProvider>
    </I18nProvider>
  );
};

const Routed = () => {
  const navigate = useNavigate();
  useRouteEffects();
  return (
    <LinkProvider navigate={(path, options) => void navigate(path, options)} useHref={useAppHref}>
      <PageTurn />
      <Outlet />
      <ScrollRestoration />
      {config().app !== 'admin' && <SafariHint />}
    </LinkProvider>
  );
};

/** The routes of an app: its pages in the frame, those without, and the page for unknown addresses. */
export const routesOf = ({ pages, bare = [] }: AppDefinition): RouteObject[] => [
  {
    element: <Routed />,
    children: [{ element: <AppShell />, children: [...pages, { path: '*', element: <NotFound /> }] }, ...bare],
  },
];

/** Everything an app stands on, around its router. */
export const Root = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <Provider store={store}>
    <LanguageProvider>
      <Providers>{children}</Providers>
    </LanguageProvider>
  </Provider>
);

type AppProps = { store: AppStore; routes: RouteObject[] };
type TakenOver = { onShown: () => unknown };

const App = ({ store, routes, onShown }: AppProps & Partial<TakenOver>) => {
  // A router that is told of data begins in a page that is there already: it leaves alone where somebody has scrolled to.
  const [router] = useState(() => createBrowserRouter(routes, onShown ? { hydrationData: {} } : {}));
  useEffect(() => void onShown?.(), [onShown]);
  return (
    <Root store={store}>
      <AskedLocation router={router}>
        <RouterProvider router={router} />
      </AskedLocation>
    </Root>
  );
};

/** Whether the server's drawing is the one this browser would make: all of it, its language, nobody signed in, nothing kept that changes the page. */
const isForThisBrowser = ({ language, unless }: HandedOver, store: AppStore): boolean => {
  const { session, language: own } = store.getState();
  return language === own && !session.hasSession && !unless.some(isKept);
};

/** Takes over what the server has drawn, or draws anew once all of it is here; until then the server's page can be read. */
const takeOver = async (root: HTMLElement, app: AppProps, given: HandedOver): Promise<void> => {
  const { store, routes } = app;
  const isOurs = isForThisBrowser(given, store);
  const { language } = store.getState();
  await Promise.all([loadMessages(language), prepareForVisitor(routes, window.location)]).catch(() => undefined);
  // The page is here and with it the calls it makes: its answers are kept, and kept live, as if asked for from here.
  if (isOurs) store.dispatch(api.util.upsertQueryEntries(given.answers as never));
  const early = window.earlyInput;
  // After the effect, since in one React takes over nothing more.
  const onShown = () => setTimeout(() => early?.take().forEach((act) => act()));
  // In small steps, between which somebody may scroll, press and type.
  if (isOurs && messagesOf(language))
    startTransition(() => void hydrateRoot(root, <StrictMode><App {...app} onShown={onShown} /></StrictMode>)); // prettier-ignore
  else {
    // What was done to the server's page is not meant for the one drawn now.
    early?.take();
    createRoot(root).render(<StrictMode><App {...app} /></StrictMode>); // prettier-ignore
  }
};

/** Starts an app in the page's root element. Texts and account are asked for at once, before anything is drawn. */
export const startApp = (definition: AppDefinition): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  nameFirstEntry();
  const store = createStore();
  void loadMessages(store.getState().language).catch(() => undefined);
  const app = { store, routes: routesOf(definition) };
  const given = readHandedOver();
  if (given) void takeOver(root, app, given);
  else createRoot(root).render(<StrictMode><App {...app} /></StrictMode>); // prettier-ignore
};
