import { type ComponentType, lazy, useState } from 'react';

/** A part of a page with a file of its own, which may be fetched before it is drawn. */
export type Ahead<P> = ComponentType<P> & { fetch: () => Promise<unknown> };

/**
 * A lazy component that is drawn at once when it was fetched ahead. React alone shows the fallback of a lazy one for 300 ms the
 * first time it is drawn, however long its file has been there.
 */
export const ahead = <P extends object>(load: () => Promise<ComponentType<P>>): Ahead<P> => {
  let here: ComponentType<P> | undefined;
  const fetch = async () => (here ??= await load());
  const Later = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<P>;
  // Which of the two it is stays: a change would be another component, without what was typed into this one.
  const Part = (props: P) => {
    const [Drawn] = useState(() => here ?? Later);
    return <Drawn {...props} />;
  };
  return Object.assign(Part, { fetch });
};
