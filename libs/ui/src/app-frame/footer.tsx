import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Wrap } from '../layout/layout';
import styles from './footer.module.css';

export interface FooterProps {
  logo: ReactNode;
  /** Who is behind it, and how to reach them. */
  address: ReactNode;
  groups: readonly { title: string; links: readonly { href: string; label: string }[] }[];
  /** The last line, in two ends: "© 2026 Tandem" and a word more. */
  end: ReactNode;
}

/** What stands under every page. */
export const Footer = ({ logo, address, groups, end }: FooterProps) => (
  <footer className={styles.footer}>
    <Wrap>
      <div className={styles.inner} style={{ '--groups': groups.length } as CSSProperties}>
        <div>
          {logo}
          <address className={styles.address}>{address}</address>
        </div>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className={styles.link ?? ''}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.end}>{end}</div>
    </Wrap>
  </footer>
);
