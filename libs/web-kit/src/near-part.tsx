import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { keepEarlyInput } from './early-input';

type Module<P> = { default: ComponentType<P> };
type Wait = { isOver: Promise<void>; end: () => void };

/** How far from the screen a part is sent for, in px. */
const AHEAD = 400;

const newWait = (): Wait => {
  let end = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { isOver, end };
};

const callWhenNear = (element: Element, call: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call();
    },
    { rootMargin: `${AHEAD}px 0px` },
  );
  observer.observe(element);
  const ways = ['focusin', 'pointerdown'] as const;
  ways.forEach((way) => element.addEventListener(way, call));
  return () => {
    observer.disconnect();
    ways.forEach((way) => element.removeEventListener(way, call));
  };
};

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown]);
  return children;
};

/**
 * A part of a page below what is seen first: drawn by the server like all else, while its script comes when the part
 * comes near the screen or somebody goes into it. What is pressed or typed there before is kept and done again.
 */
export const nearPart = <P extends object>(load: () => Promise<Module<P>>, fallback: ReactNode): ComponentType<P> => {
  const wait = newWait();
  // On the server nothing comes near: it is drawn at once.
  const Content = lazy(async () => {
    if (typeof window !== 'undefined') await wait.isOver;
    return load();
  });
  const NearPart = (props: P) => {
    const place = useRef<HTMLDivElement>(null);
    const [isShown, setShown] = useState(false);
    const onShown = useCallback(() => setShown(true), []);
    useEffect(() => {
      const element = place.current;
      if (isShown || !element) return undefined;
      const early = keepEarlyInput(element);
      const forget = callWhenNear(element, wait.end);
      return () => {
        forget();
        early.take().forEach((act) => act());
      };
    }, [isShown]);
    return (
      <div ref={place}>
        <Suspense fallback={fallback}>
          <Shown onShown={onShown}>
            <Content {...props} />
          </Shown>
        </Suspense>
      </div>
    );
  };
  return NearPart;
};
