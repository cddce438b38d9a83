import type { FileRule } from '@tandem/contracts/define';

const starts = (head: Buffer, signature: readonly number[], offset = 0) => signature.every((byte, index) => head[offset + index] === byte);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** How many bytes a look needs. PDF readers accept some bytes before the header, so we do too. */
export const HEAD_BYTES = 1_024;

const kinds: Record<FileRule['kind'], readonly { contentType: string; matches: (head: Buffer) => boolean }[]> = {
  pdf: [{ contentType: 'application/pdf', matches: (head) => head.includes('%PDF-') }],
  image: [
    { contentType: 'image/png', matches: (head) => starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
    { contentType: 'image/jpeg', matches: (head) => starts(head, [0xff, 0xd8, 0xff]) },
    { contentType: 'image/webp', matches: (head) => starts(head, ascii('RIFF')) && starts(head, ascii('WEBP'), 8) },
  ],
};

/** What the first bytes say a file is, or null when it is not of the kind asked for. */
export const contentTypeOf = (head: Buffer, kind: FileRule['kind']): string | null =>
  kinds[kind].find(({ matches }) => matches(head))?.contentType ?? null;
