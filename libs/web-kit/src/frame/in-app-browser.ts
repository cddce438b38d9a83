// What the apps of these networks write into the name of the browser they show pages in.
const marks: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, 'Instagram'],
  [/FBAN\/Messenger|FB_IAB\/MESSENGER/i, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Twitter/, 'X'],
  [/BytedanceWebview|musical_ly|TikTok/i, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/Pinterest/, 'Pinterest'],
  [/MicroMessenger/, 'WeChat'],
];
const iOS = /iPhone|iPad|iPod/;

/** The app on an iPhone or iPad inside which a page is shown, by the browser's own words; null in a browser proper. */
export const inAppBrowser = (userAgent: string): string | null =>
  iOS.test(userAgent) ? (marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null) : null;
