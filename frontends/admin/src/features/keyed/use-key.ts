import { browser } from '@tandem/web-kit/browser/browser';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The key in the address, which leaves it at once: no history, bookmark or picture of the screen has to hold it. */
export const useKey = (): string => {
  const [search] = useSearchParams();
  const [key] = useState(() => search.get('apiKey') ?? '');
  useEffect(() => browser.hideQuery(), []);
  return key;
};
