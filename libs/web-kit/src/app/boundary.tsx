import { Component, type ReactNode } from 'react';
import { browser } from '../browser/browser';

type Props = {
  children: ReactNode;
  /** What to show instead; `retry` tries to show the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value clears the error, e.g. the path of the page. */
  resetKey: string;
};
type State = { error: unknown; key: string };

// After a new version was published the old one's files are gone: only loading the page anew helps.
const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|ChunkLoad/i.test(error.message);

/** Catches what fails while a page is shown or loaded. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });
  static getDerivedStateFromProps = ({ resetKey }: Props, { key }: State): Partial<State> | null =>
    resetKey === key ? null : { error: null, key: resetKey };

  private readonly retry = (): void => {
    if (isMissingFile(this.state.error)) browser.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.retry);
  }
}
