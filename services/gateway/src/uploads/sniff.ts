import type { FileRule } from '@tandem/contracts/define';

const starts = (head: Buffer, signature: readonly number[], offset = 0) => signature.every((byte, index) => head[offset + index] === byte);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** How many bytes a look needs. PDF readers accept some bytes before the header, so we do too. */
export const HEAD_BYTES = 1_024;

type Type = { contentType: string; endings: readonly [string, ...string[]]; matches: (head: Buffer) => boolean };

const kinds: Record<FileRule['kind'], readonly Type[]> = {
  pdf: [{ contentType: 'application/pdf', endings: ['.pdf'], matches: (head) => head.includes('%PDF-') }],
  image: [
    { contentType: 'image/png', endings: ['.png'], matches: (head) => starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
    { contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'], matches: (head) => starts(head, [0xff, 0xd8, 0xff]) },
    { contentType: 'image/webp', endings: ['.webp'], matches: (head) => starts(head, ascii('RIFF')) && starts(head, ascii('WEBP'), 8) },
  ],
};

/** What the first bytes say a file is, or null when it is not of the kind asked for. */
export const typeOf = (head: Buffer, kind: FileRule['kind']): Type | null => kinds[kind].find(({ matches }) => matches(head)) ?? null;

const LONGEST_NAME = 200;

/** A name to show people: no folders, no control characters, not endless, and with the ending of what the file is, whatever it was called. */
export const nameOf = (given: string, { endings }: Pick<Type, 'endings'>): string => {
  const name = given.split(/[\\/]/).at(-1)?.replace(/\p{C}/gu, '').trim() || 'file'; // prettier-ignore
  const ending = endings.find((each) => name.toLowerCase().endsWith(each));
  const stem = ending ? name.slice(0, -ending.length) : name;
  return [...stem].slice(0, LONGEST_NAME).join('') + (ending ? name.slice(-ending.length) : endings[0]);
};
