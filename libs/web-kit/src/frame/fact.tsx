import type { ReactNode } from 'react';

/** One line of a list of facts; none where there is nothing to say. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
