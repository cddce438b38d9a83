/** The few things a page does to its own window beside rendering; one object, so that tests can watch it. */
export const browser = {
  /** Leaves the page: a full load, not a route change. */
  go: (url: string): void => window.location.assign(url),
  /** As `go`, without an entry in the history. */
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
  /** Takes the query out of the address on show, and out of its entry in the history; the page stays as it is. */
  hideQuery: (): void => window.history.replaceState(window.history.state, '', window.location.pathname),
  /** Opens a tab that has no way back to this one. */
  open: (url: string): void => void window.open(url, '_blank', 'noopener'),
};
