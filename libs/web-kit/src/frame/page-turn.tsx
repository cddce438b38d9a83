import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { type createBrowserRouter, useLocation } from 'react-router';
import { useText } from '../language/text';
import styles from './page-turn.module.css';

/** From when on it is no answer to a press that nothing changes. */
const SOON = 300;

const Asked = createContext<string | null>(null);

type Props = { router: ReturnType<typeof createBrowserRouter>; children: ReactNode };

/** Knows which page was asked for last: the router does at once, what it draws only once the page is here. */
export const AskedLocation = ({ router, children }: Props) => {
  const keyOf = () => router.state.location.key;
  const key = useSyncExternalStore(router.subscribe, keyOf, keyOf);
  return <Asked value={key}>{children}</Asked>;
};

const Line = () => {
  const t = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isLate && (
        <div className={styles.line}>
          <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
};

/** Says, where it takes a while, that another page is on its way; the one before stays until it is here. */
export const PageTurn = () => {
  const asked = useContext(Asked);
  const { key } = useLocation();
  return asked === null || asked === key ? null : <Line />;
};
