// After a new version was published the old one's files are gone, and some browsers never ask again for one they could not have: only
// loading the page anew helps.
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|ChunkLoad|preload CSS/i.test(error.message);

const askedAnew = async (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    link.after(again);
  });

/** What loads a file whose styles may have been missing before: its loader asks for those but once, and would go on without them. */
export const withStyles =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    // A disabled one is never fetched: it says of styles the server wrote into the page that they are here.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
    const here = new Set(links.flatMap(({ sheet, href }) => (sheet ? href : [])));
    const missing = new Map(links.filter(({ href }) => !here.has(href)).map((link) => [link.href, link]));
    await Promise.all([...missing.values()].map(askedAnew));
    return load();
  };
