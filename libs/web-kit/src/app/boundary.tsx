import { Component, type ReactNode } from 'react';
import { browser } from '../browser/browser';
import { isMissingFile } from './missing-file';

type Props = {
  children: ReactNode;
  /** What to show instead; `retry` tries to show the children again, which happens by itself once a lost connection is back. */
  fallback: (retry: () => void, isOffline: boolean) => ReactNode;
  /** Called once it shows that a file of the page could not be had. */
  onFileMissing?: () => void;
  /** The children are a part of a page where somebody is at work: what they lack is asked for once more before all is loaded anew. */
  isPart?: boolean;
  /** A new value clears the error, e.g. the path of the page. */
  resetKey: string;
};
type State = { error: unknown; key: string };

/** Catches what fails while a page is shown or loaded. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };
  private hasAskedAgain = false;

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });
  static getDerivedStateFromProps = ({ resetKey }: Props, { key }: State): Partial<State> | null =>
    resetKey === key ? null : { error: null, key: resetKey };

  override componentDidMount(): void {
    window.addEventListener('online', this.comeBack);
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingFile(error)) this.props.onFileMissing?.();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.comeBack);
  }

  private readonly showAgain = (): void => this.setState({ error: null });

  private readonly retry = (): void => {
    const mayAskAgain = this.props.isPart && !this.hasAskedAgain;
    // Without a connection the browser's own page would take the place of this one, and from there nothing leads back.
    if (isMissingFile(this.state.error) && navigator.onLine && !mayAskAgain) return browser.reload();
    this.hasAskedAgain = navigator.onLine;
    this.showAgain();
  };

  private readonly comeBack = (): void => {
    if (!isMissingFile(this.state.error)) return;
    if (this.props.isPart) this.showAgain();
    else this.retry();
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(this.retry, isMissingFile(error) && !navigator.onLine);
  }
}
