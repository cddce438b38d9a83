import { inAppBrowser } from './in-app-browser';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Instagram', `${phone} Mobile/22D63 Instagram 368.0.0.28.76 (iPhone15,3; iOS 18_3; nl_NL; nl)`],
  ['Facebook', `${phone} Mobile/22D63 [FBAN/FBIOS;FBAV/500.0.0.36.101;FBDV/iPhone15,3;FBLC/nl_NL]`],
  ['Messenger', `${phone} Mobile/22D63 [FBAN/MessengerForiOS;FBAV/493.0.0.36.106]`],
  ['LinkedIn', `${phone} Mobile/22D63 [LinkedInApp]/9.30.1234`],
  ['TikTok', `${phone} Mobile/22D63 musical_ly_38.7.0 BytedanceWebview/d8a21c6`],
])('knows the browser inside %s', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

it.each([
  ['Safari', `${phone} Version/18.3 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${phone} CriOS/133.0.6943.33 Mobile/15E148 Safari/604.1`],
  [
    'an app on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/133.0 Mobile Safari/537.36 Instagram 368.0',
  ],
  ['a desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15'],
])('leaves %s alone', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
