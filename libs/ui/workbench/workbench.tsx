import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Segmented } from '@tandem/ui/segmented';
import { PopupProvider } from '@tandem/ui/popup';
import { ToastProvider } from '@tandem/ui/toast';
import { advice } from './advice';
import { catalogue } from './catalogue';
import type { Stories } from './story';
import styles from './workbench.module.css';

const AUDIENCES = ['candidate', 'employer', 'admin'].map((value) => ({ value, label: value }));
const THEMES = ['light', 'dark'].map((value) => ({ value, label: value }));

/** A setting that lives in the address, so that a view can be linked to and photographed. */
const useAddress = (name: string, initial: string) => {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get(name) ?? initial);
  const set = (next: string) => {
    const search = new URLSearchParams(location.search);
    search.set(name, next);
    history.replaceState(null, '', `?${search}`);
    setValue(next);
  };
  return [value, set] as const;
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className={styles.name}>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

const AdviceOn = ({ title }: { title: string }) => {
  const found = advice[title];
  if (!found) return null;
  return (
    <div className={styles.advice} data-advice={title}>
      <Lines title="Do" lines={found.does} />
      <Lines title="Don't" lines={found.avoids} />
    </div>
  );
};

const Component = ({ title, states, isWide, opens = [] }: Stories) => (
  <section className={styles.component} aria-labelledby={title} data-component={title} data-opens={JSON.stringify(opens)}>
    <h2 id={title}>{title}</h2>
    <AdviceOn title={title} />
    <div className={isWide ? `${styles.states} ${styles.wide}` : styles.states}>
      {Object.entries(states).map(([name, State]) => (
        <div key={name} className={styles.state} data-story={`${title}: ${name}`}>
          <p className={styles.name}>{name}</p>
          <div className={styles.stage}>
            <State />
          </div>
        </div>
      ))}
    </div>
  </section>
);

const Side = ({ shown, onShow }: { shown: string; onShow: (title: string) => void }) => (
  <nav aria-label="Components">
    {[...new Set(catalogue.map(({ group }) => group))].map((group) => (
      <div key={group}>
        <h2>{group}</h2>
        {catalogue
          .filter((stories) => stories.group === group)
          .map(({ title }) => (
            <a
              key={title}
              href={`?component=${encodeURIComponent(title)}`}
              aria-current={title === shown ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onShow(title);
              }}
            >
              {title}
            </a>
          ))}
      </div>
    ))}
  </nav>
);

/** Every state of every component, in any theme and for any audience. */
export const Workbench = () => {
  const [audience, setAudience] = useAddress('audience', 'candidate');
  const [theme, setTheme] = useAddress('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const [shown, setShown] = useAddress('component', 'all');
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { audience, theme });
  }, [audience, theme]);
  return (
    <I18nProvider locale="en-GB">
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <PopupProvider>
          <div className={styles.page}>
            <aside className={styles.side}>
              <div className={styles.tools}>
                <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
                <Segmented label="Audience" options={AUDIENCES} value={audience} onChange={setAudience} />
                <a href="?">All components</a>
              </div>
              <Side shown={shown} onShow={setShown} />
            </aside>
            <main className={styles.content}>
              <h1>Workbench</h1>
              {catalogue
                .filter(({ title }) => shown === 'all' || title === shown)
                .map((stories) => (
                  <Component key={stories.title} {...stories} />
                ))}
            </main>
          </div>
        </PopupProvider>
      </ToastProvider>
    </I18nProvider>
  );
};
