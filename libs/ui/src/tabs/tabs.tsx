import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names/class-names';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view';

const Count = ({ children }: { children: number | undefined }) =>
  children === undefined ? null : <span className={styles.count}>{children}</span>;

export interface TabsProps {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; count?: number; panel: ReactNode; isDisabled?: boolean }[];
  /** The open tab; keep it in the URL. */
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
}

/** One panel at a time. Where each tab is a page of its own, take `TabLinks`. */
export const Tabs = ({ label, tabs, selected, onSelect, className }: TabsProps) => {
  const row = useCurrentInView<HTMLDivElement>(selected, tabs.find(({ id }) => id === selected)?.count);
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))} className={className ?? ''}>
      <TabList ref={row} aria-label={label} className={styles.tabs ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={styles.tab ?? ''}>
            {tab.label}
            <Count>{tab.count}</Count>
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
};

export interface TabLinksProps {
  /** Names the navigation for screen readers. */
  label: string;
  links: readonly { href: string; label: ReactNode; count?: number; isCurrent?: boolean }[];
  className?: string;
}

/** Tabs that are pages: links, one of them the current one. */
export const TabLinks = ({ label, links, className }: TabLinksProps) => {
  const current = links.find(({ isCurrent }) => isCurrent);
  const row = useCurrentInView<HTMLElement>(current?.href, current?.count);
  return (
    <nav ref={row} aria-label={label} className={classNames(styles.tabs, className)}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} className={styles.tab ?? ''}>
          {link.label}
          <Count>{link.count}</Count>
        </Link>
      ))}
    </nav>
  );
};
