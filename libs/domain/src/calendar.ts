/** Something to put into a calendar; `at` is when it was last changed. */
export type CalendarEvent = {
  uid: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  url: string;
  at: Date;
  /** Who sends it, as mail names a sender: "Tandem <hello@tandem.example>". */
  organizer: string;
  /** Takes the event with this uid out of calendars. */
  isCancelled?: boolean;
};

const LONGEST_LINE = 74;

/** What changes twice within a second has one sequence; counted from 2026, so that it stays far under what calendars can hold. */
const FIRST_SECOND = Date.UTC(2026, 0) / 1_000;

const sequenceOf = (at: Date): number => Math.max(0, Math.floor(at.getTime() / 1_000) - FIRST_SECOND);
const stamp = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');

/** Lines are at most 75 octets; what is longer goes on after a break and a space. Characters are never cut in two. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (encoder.encode(part + sign).length > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
};

/** What is published has an organizer (RFC 5546). A quoted name can hold anything but quotes and line breaks. */
const organizerOf = (sender: string): string => {
  const [, name = '', address = sender] = /^(.*?)\s*<([^<>]*)>\s*$/.exec(sender) ?? [];
  return `ORGANIZER;CN="${(name || address).replace(/["\r\n]/g, '')}":mailto:${address}`;
};

/** A calendar file with one event (RFC 5545). The same uid with a later `at` replaces the event it had, or takes it away. */
export const calendarFile = ({ uid, start, end, title, description, url, at, organizer, isCancelled = false }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tandem//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequenceOf(at)}`,
    `DTSTAMP:${stamp(at)}`,
    organizerOf(organizer),
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
