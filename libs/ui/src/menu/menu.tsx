import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from '../class-names/class-names';
import popoverStyles from '../popover/popover.module.css';
import styles from './menu.module.css';

/** Something to do or somewhere to go. */
export interface MenuEntry {
  id: string;
  label: string;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  href?: string;
  onAction?: () => void;
  /** What destroys. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The one in force: gets a tick. */
  isCurrent?: boolean;
  /** The language of the label, where it is not the page's. */
  lang?: string;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  /** Groups of entries, a line between them. */
  groups: readonly (readonly MenuEntry[])[];
  /** Above the first group: whose menu it is. */
  head?: ReactNode;
  placement?: PopoverProps['placement'];
}

const Entry = ({ label, icon, isDanger, isCurrent, lang, ...item }: MenuEntry) => (
  <AriaMenuItem
    {...item}
    textValue={label}
    className={classNames(styles.item, isDanger && styles.danger, isCurrent && styles.current) ?? ''}
  >
    {icon}
    <span lang={lang}>{label}</span>
    {isCurrent && <Check className={styles.tick} />}
  </AriaMenuItem>
);

type Entries = Pick<MenuProps, 'label' | 'groups' | 'head'>;

const entriesOf = ({ label, groups, head }: Entries) =>
  groups.flatMap((entries, index) => [
    index > 0 && <Separator key={`line-${index}`} className={styles.separator ?? ''} />,
    <MenuSection key={`group-${index}`} aria-label={index === 0 && head ? undefined : label}>
      {index === 0 && head && <Header className={styles.head}>{head}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </MenuSection>,
  ]);

/** Actions and places behind one button; arrow keys move, letters search, Escape closes. */
export const Menu = ({ trigger, label, groups, head, placement = 'bottom end' }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover placement={placement} className={popoverStyles.popover ?? ''}>
      <AriaMenu aria-label={label} className={styles.list ?? ''}>
        {entriesOf({ label, groups, head })}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

export interface MenuAtProps extends Omit<MenuProps, 'trigger'> {
  /** The button it hangs on, while it is open; it names itself a menu's by `aria-haspopup`. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * Puts the focus on the first entry once it is drawn. Its list does so itself, but not after the key press of a plain button: it takes that
 * for a screen reader's, keeps the focus, and Enter does nothing.
 */
function useFirstFocused() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return list;
}

/** The same without a button of its own: one for many buttons, drawn while it is open. */
export const MenuAt = ({ anchor, onClose, label, groups, head, placement = 'bottom end' }: MenuAtProps) => {
  const list = useFirstFocused();
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={{ current: anchor }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      className={popoverStyles.popover ?? ''}
    >
      <AriaMenu ref={list} aria-label={label} onClose={onClose} className={styles.list ?? ''}>
        {entriesOf({ label, groups, head })}
      </AriaMenu>
    </Popover>
  );
};
