import { PopupProvider } from '@tandem/ui/popup';
import { ToastProvider } from '@tandem/ui/toast';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { I18nProvider, RouterProvider as LinkProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, ScrollRestoration, useHref, useNavigate, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppShell } from './frame/app-shell';
import NotFound from './frame/not-found';
import { LanguageProvider } from './language';
import { loadMessages } from './messages';
import { takeNotice } from './notice';
import { useNotify } from './notify';
import { useRouteEffects } from './route-effects';
import { createStore } from './store';
import { useLanguage, useText } from './text';

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

const LeftNotice = () => {
  const notify = useNotify();
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
          <LeftNotice />
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
      <Outlet />
      <ScrollRestoration />
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
export const Root = ({ store, children }: { store: ReturnType<typeof createStore>; children: ReactNode }) => (
  <Provider store={store}>
    <LanguageProvider>
      <Providers>{children}</Providers>
    </LanguageProvider>
  </Provider>
);

/** Starts an app in the page's root element. Texts and account are asked for at once, before anything is drawn. */
export const startApp = (definition: AppDefinition): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const store = createStore();
  void loadMessages(store.getState().language).catch(() => undefined);
  const router = createBrowserRouter(routesOf(definition));
  createRoot(root).render(
    <StrictMode>
      <Root store={store}>
        <RouterProvider router={router} />
      </Root>
    </StrictMode>,
  );
};
