import { type ComponentType, lazy, useState } from 'react';
import { withStyles } from './missing-file';

/** A part of a page with a file of its own, which may be fetched before it is drawn. */
export type Ahead<P> = ComponentType<P> & {
  fetch: () => Promise<unknown>;
  /** To be called once it shows that its file could not be had: whoever draws it then asks anew. */
  renew: () => void;
};

/**
 * A lazy component that is drawn at once when it was fetched ahead. React alone shows the fallback of a lazy one for 300 ms the
 * first time it is drawn, however long its file has been there.
 */
export const ahead = <P extends object>(load: () => Promise<ComponentType<P>>): Ahead<P> => {
  let here: ComponentType<P> | undefined;
  const fetch = async () => (here ??= await load());
  const later = (get = fetch) => lazy(async () => ({ default: await get() })) as unknown as ComponentType<P>;
  let Later = later();
  // Which of the two it is stays: a change would be another component, without what was typed into this one.
  const Part = (props: P) => {
    const [Drawn] = useState(() => here ?? Later);
    return <Drawn {...props} />;
  };
  return Object.assign(Part, { fetch, renew: () => void (Later = later(withStyles(fetch))) });
};
