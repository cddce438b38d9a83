import { leaveNotice } from '../browser/notice';
import { askAboutCookies, isWholeAsDrawn } from './visitor';

const drawn = { language: 'en', answers: [], unless: ['tokenExpiry', 'lastOpenVacancySearch'] };
const drawnBy = (state: object | null, rest = '') => {
  document.body.innerHTML = `${state ? `<script type="application/json" id="state">${JSON.stringify(state)}</script>` : ''}${rest}`;
};
const at = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  at('/jobs');
  drawnBy(drawn);
});

describe('a page is whole as it was drawn', () => {
  it('for who keeps nothing and asks for nothing', () => expect(isWholeAsDrawn()).toBe(true));
  it('for who chose its language', () => {
    localStorage.setItem('language', '"en"');
    at('/jobs?lang=en');
    expect(isWholeAsDrawn()).toBe(true);
  });
  it('not for who chose another language', () => {
    localStorage.setItem('language', 'nl');
    expect(isWholeAsDrawn()).toBe(false);
  });
  it('not for who asks for something', () => {
    at('/jobs?prompt=nurse');
    expect(isWholeAsDrawn()).toBe(false);
  });
  it.each(drawn.unless)('not for a browser that keeps %s', (name) => {
    localStorage.setItem(name, '1');
    expect(isWholeAsDrawn()).toBe(false);
  });
  it('not for who was left a message by the page before', () => {
    leaveNotice({ tone: 'success', id: 'session.signed_out' });
    expect(isWholeAsDrawn()).toBe(false);
  });
  it('not inside another app on a phone, where the way to Safari is told', () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/22D63 Instagram 368.0';
    const browser = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    expect(isWholeAsDrawn()).toBe(false);
    localStorage.setItem('safariHint', 'seen');
    expect(isWholeAsDrawn()).toBe(true);
    localStorage.clear();
    browser.mockReturnValue(phone.replace('Instagram 368.0', 'Safari/604.1'));
    expect(isWholeAsDrawn()).toBe(true);
    browser.mockRestore();
  });
  it('not where the server left it to the browser', () => {
    drawnBy(null);
    expect(isWholeAsDrawn()).toBe(false);
  });
});

describe('the question about cookies', () => {
  const question = () => document.querySelector('section') as HTMLElement;
  beforeEach(() => drawnBy(drawn, '<section hidden data-until-answered="cookieConsent"></section>'));

  it('is asked where there was no answer', () => {
    askAboutCookies();
    expect(question().hidden).toBe(false);
  });
  it('is not asked again', () => {
    localStorage.setItem('cookieConsent', 'declined');
    askAboutCookies();
    expect(question().hidden).toBe(true);
  });
  it('need not be on a page', () => {
    drawnBy(drawn);
    expect(askAboutCookies).not.toThrow();
  });
});
