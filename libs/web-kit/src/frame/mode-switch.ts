import { useLocation } from 'react-router';
import { pathIn } from '../app/access';
import { browser } from '../browser/browser';
import { config } from '../app/config';
import { storage } from '../browser/storage';
import { useText } from '../language/text';

/** The switch between the two sides, for visitors: remembers the side and opens the same page of the other app. */
export const useModeSwitch = (): { label: string; open: () => void } => {
  const { app, urls } = config();
  const location = useLocation();
  const t = useText();
  const other = app === 'employer' ? 'candidate' : 'employer';
  return {
    label: t(`frame.switch.to_${other}`),
    open: () => {
      storage.accountType.set(other === 'employer' ? 'EMPLOYER' : 'CANDIDATE');
      browser.go(urls[other] + pathIn(other, location));
    },
  };
};
