/** The path of a file that everybody may read; it never changes. */
export const publicPath = (key: string | null): string | null => key && `/files/${key}`;
