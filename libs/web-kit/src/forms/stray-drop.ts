import { useEffect } from 'react';

const refuse = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** A file that is dropped beside the place for it stays where it was; browsers would leave the page and open it. */
export const useStrayDrop = (): void => {
  useEffect(() => {
    const heard = new AbortController();
    for (const type of ['dragenter', 'dragover', 'drop'] as const) document.addEventListener(type, refuse, { signal: heard.signal });
    return () => heard.abort();
  }, []);
};
