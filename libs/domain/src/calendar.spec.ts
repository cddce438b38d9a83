import { calendarFile } from './calendar';

const event = {
  uid: 'match-1@tandem.example',
  start: new Date('2026-03-02T10:00:00Z'),
  end: new Date('2026-03-02T10:45:00Z'),
  title: 'Interview: nurse; ward 3, east',
  description: 'Bring questions.\nAnd a friend.',
  url: 'https://tandem.example/funnel',
  at: new Date('2026-02-20T08:00:00Z'),
  organizer: 'Tandem <hello@tandem.example>',
};
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  it('has one event with its times in UTC', () => {
    expect(unfolded(calendarFile(event))).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'DTSTART:20260302T100000Z', 'DTEND:20260302T104500Z', 'DTSTAMP:20260220T080000Z']),
    );
  });

  it('says all that a published event has to say, once and in one frame', () => {
    const lines = unfolded(calendarFile(event));
    const names = lines.map((line) => line.split(/[:;]/)[0]);
    for (const name of ['METHOD', 'PRODID', 'VERSION', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'ORGANIZER', 'SUMMARY', 'SEQUENCE'])
      expect([name, names.filter((one) => one === name).length]).toEqual([name, 1]);
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    expect(calendarFile(event).replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('names who sends it, however the sender is written', () => {
    const organizer = (sender: string) => unfolded(calendarFile({ ...event, organizer: sender })).find((line) => /^ORG/.test(line));
    expect(organizer('Tandem <hello@tandem.example>')).toBe('ORGANIZER;CN="Tandem":mailto:hello@tandem.example');
    expect(organizer('"Work; and: more" <a@b.example>')).toBe('ORGANIZER;CN="Work; and: more":mailto:a@b.example');
    expect(organizer('a@b.example')).toBe('ORGANIZER;CN="a@b.example":mailto:a@b.example');
  });

  it('escapes what means something to calendars, so that no text can add a line', () => {
    const lines = unfolded(calendarFile({ ...event, title: 'A\r\nATTENDEE:mailto:x@example.org' }));
    expect(lines).toContain('SUMMARY:A\\nATTENDEE:mailto:x@example.org');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(unfolded(calendarFile(event))).toContain('SUMMARY:Interview: nurse\\; ward 3\\, east');
  });

  it('has no line of more than 75 octets and cuts no character', () => {
    const file = calendarFile({ ...event, description: '€é👩‍⚕️'.repeat(60) });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`DESCRIPTION:${'€é👩‍⚕️'.repeat(60)}`);
  });

  it('is replaced by a later one of the same match, also a second later, for decades', () => {
    const sequence = (at: string) => Number(/SEQUENCE:(\d+)/.exec(calendarFile({ ...event, at: new Date(at) }))?.[1]);
    expect(sequence('2026-02-20T08:00:01Z')).toBeGreaterThan(sequence('2026-02-20T08:00:00Z'));
    expect(sequence('2070-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it('is taken out of calendars by one that says so of the same uid', () => {
    const lines = unfolded(calendarFile({ ...event, isCancelled: true }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:match-1@tandem.example']));
    expect(unfolded(calendarFile(event))).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED']));
  });
});
