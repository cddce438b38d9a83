import { ChevronRight, Menu, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Wrap } from '../layout/layout';
import styles from './header.module.css';

export interface NavLink {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** In the menu of a phone: below the main links and quieter. */
  isMinor?: boolean;
}

export interface HeaderProps {
  logo: ReactNode;
  /** The main links, in the bar. */
  links: readonly NavLink[];
  /** At the far end from 768 px on: the language, and buttons for visitors. */
  end?: ReactNode;
  /** At the far end on every width: the bell. */
  always?: ReactNode;
  /** Last, from 768 px on: the account. */
  account?: ReactNode;
  /** The links of the phone's menu: the main ones and those of the account. */
  mobileLinks: readonly NavLink[];
  /** Below the links of the phone's menu: the language picker. */
  mobileExtras?: ReactNode;
  labels: {
    /** Names the navigation: "Main". */
    nav: string;
    openMenu: string;
    closeMenu: string;
  };
  /** Over the whole width, for tools. */
  isWide?: boolean;
}

/** The menu of a phone makes no sense on a wide screen: turning the phone closes it. */
const useClosedWhenWide = (close: () => void) => {
  useEffect(() => {
    const wide = window.matchMedia('(width >= 48em)');
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [close]);
};

const MobileMenu = ({ logo, mobileLinks, mobileExtras, labels }: Pick<HeaderProps, 'logo' | 'mobileLinks' | 'mobileExtras' | 'labels'>) => {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useClosedWhenWide(close);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="quiet" isIconOnly aria-label={labels.openMenu}>
        <Menu />
      </Button>
      <ModalOverlay className={styles.overlay ?? ''}>
        <Modal className={styles.sheet ?? ''}>
          <Dialog aria-label={labels.openMenu} className={styles.dialog ?? ''}>
            <div className={styles.bar}>
              <span className={styles.logo} onClickCapture={close}>
                {logo}
              </span>
              <Button variant="quiet" isIconOnly aria-label={labels.closeMenu} onPress={close}>
                <X />
              </Button>
            </div>
            <nav aria-label={labels.nav} className={styles.links}>
              {mobileLinks.map((link) => (
                <Link
                  key={link.href}
                  href={link.href}
                  onPress={close}
                  aria-current={link.isCurrent ? 'page' : undefined}
                  className={classNames(styles.mobileLink, link.isMinor && styles.minor) ?? ''}
                >
                  {link.label}
                  {!link.isMinor && <ChevronRight />}
                </Link>
              ))}
              {mobileExtras && <div className={styles.extras}>{mobileExtras}</div>}
            </nav>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
};

/** The bar on top of every page: logo, main links, and what belongs to the person. Below 768 px the links go into a menu. */
export const Header = ({ links, end, always, account, isWide, ...mobile }: HeaderProps) => (
  <header className={styles.header}>
    <Wrap className={classNames(styles.inner, isWide && styles.wide)}>
      <div className={styles.logo}>{mobile.logo}</div>
      <nav aria-label={mobile.labels.nav} className={styles.nav}>
        {links.map((link) => (
          <Link key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} className={styles.link ?? ''}>
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        {end && <div className={styles.desktop}>{end}</div>}
        {always}
        {account && <div className={styles.desktop}>{account}</div>}
        <div className={styles.mobile}>
          <MobileMenu {...mobile} />
        </div>
      </div>
    </Wrap>
  </header>
);
