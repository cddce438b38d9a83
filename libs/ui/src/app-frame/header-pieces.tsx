import { Bell, ChevronDown, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { LinkButton } from '../link-button/link-button';
import { Menu, type MenuEntry } from '../menu/menu';
import styles from './header-pieces.module.css';

const MOST_SHOWN = 99;

/** The bell with the number of unread notifications; `label` says both: "Notifications, 3 unread". */
export const NotificationBell = ({ href, unread, label }: { href: string; unread: number; label: string }) => (
  <LinkButton href={href} variant="quiet" isIconOnly aria-label={label} className={styles.bell}>
    <Bell />
    {unread > 0 && <span className={styles.count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
  </LinkButton>
);

interface AccountMenuProps {
  name: string;
  photo?: string | null;
  /** Names the menu: "Account". */
  label: string;
  /** Above the entries: whom the account acts for. */
  head?: ReactNode;
  groups: readonly (readonly MenuEntry[])[];
}

/** The person's name and picture, and behind it what is theirs; marked while one of these is the page one is on. */
export const AccountMenu = ({ name, photo, label, head, groups }: AccountMenuProps) => (
  <Menu
    label={label}
    head={head}
    groups={groups}
    trigger={
      <AriaButton className={styles.account ?? ''} aria-current={groups.flat().some(({ isCurrent }) => isCurrent) || undefined}>
        <Avatar name={name} src={photo} />
        <span className={styles.name}>{name}</span>
        <ChevronDown />
      </AriaButton>
    }
  />
);

interface LanguageMenuProps {
  /** Names the button: "Language". */
  label: string;
  /** Code of the language in force: "en". */
  current: string;
  /** Each in its own words: "Nederlands". */
  languages: readonly { code: string; name: string }[];
  onChange: (code: string) => void;
}

/** The languages, each named in itself. */
export const LanguageMenu = ({ label, current, languages, onChange }: LanguageMenuProps) => (
  <Menu
    label={label}
    groups={[
      languages.map(({ code, name }) => ({
        id: code,
        label: name,
        lang: code,
        isCurrent: code === current,
        onAction: () => onChange(code),
      })),
    ]}
    trigger={
      <Button variant="quiet" size="small" aria-label={`${label}: ${current.toUpperCase()}`}>
        <Globe />
        {current.toUpperCase()}
      </Button>
    }
  />
);
