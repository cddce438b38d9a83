import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'accent';

export interface BannerProps {
  tone?: BannerTone;
  /** The first words, in bold, on a line of their own. */
  title?: ReactNode;
  children?: ReactNode;
  /** Instead of the icon of its tone. */
  icon?: ReactNode;
  /** Announced when it appears: `status` in a pause, `alert` at once. Leave out for what is there from the start. */
  role?: 'status' | 'alert';
  /** A button at the end. */
  action?: ReactNode;
  className?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, accent: Info };

/** News about the whole page or a part of it, inside the flow. */
export const Banner = ({ tone = 'info', title, children, icon, role, action, className }: BannerProps) => {
  const Icon = icons[tone];
  return (
    <div role={role} className={classNames(styles.banner, tone !== 'info' && styles[tone], className)}>
      {icon ?? <Icon />}
      <div className={styles.body}>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
      {action}
    </div>
  );
};
