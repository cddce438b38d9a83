import type { AppName } from '@tandem/contracts/pages';

/** Where a popup asks somebody who he is, and as whom we ask. */
export type IdentityProvider = { clientId: string; authorizeUrl: string };

/** Facts of this installation that a browser may know. The web server writes them into the page as JSON. */
export type PublicConfig = {
  app: AppName;
  /** The product's name in titles and texts. */
  product: string;
  /** Base addresses of the three apps, without a slash at the end; `mail` is the local mail page. */
  urls: Record<AppName, string> & { mail?: string };
  contact: { email: string; address: string };
  /** Only while running locally: accounts the login screen offers with one click. */
  demoAccounts?: Partial<Record<AppName, { email: string; password: string }>>;
  /** Companies the home page names, where this installation wants that. */
  partners?: readonly { name: string; logoUrl?: string | undefined }[];
  /** Signing in with others; a button shows only where its provider is. The README says how a popup asks. */
  signIn: { google?: IdentityProvider; linkedin?: IdentityProvider };
  /** Whether the request for the page carried a session cookie, which the page itself cannot see. */
  hasSession: boolean;
  /** The language of the page as the server wrote it: named in the address, chosen before, or the browser's. */
  language?: 'en' | 'nl';
};

const local: PublicConfig = {
  app: 'candidate',
  product: 'Tandem',
  urls: { candidate: 'http://localhost:8081', employer: 'http://localhost:8082', admin: 'http://localhost:8083' },
  contact: { email: 'hello@tandem.example', address: 'Keizersgracht 1, 1015 CN Amsterdam' },
  signIn: {},
  hasSession: true,
};

let known: PublicConfig | null = null;

/** The public configuration, read once from `<script type="application/json" id="config">`; local defaults without it. */
export const config = (): PublicConfig => {
  if (known) return known;
  const text = document.getElementById('config')?.textContent?.trim() || '{}';
  known = { ...local, ...(JSON.parse(text) as Partial<PublicConfig>) };
  return known;
};

/** Replaces parts of the configuration; for tests and tools that render without a page. */
export const replaceConfig = (parts: Partial<PublicConfig>): void => {
  known = { ...local, ...parts };
};
