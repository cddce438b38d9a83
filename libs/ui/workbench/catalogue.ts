import type { Stories } from './story';

const files = import.meta.glob<{ default: Stories }>('./stories/*.stories.tsx', { eager: true });

/** Every story file, by group and title. */
export const catalogue = Object.values(files)
  .map((file) => file.default)
  .sort((one, other) => one.group.localeCompare(other.group) || one.title.localeCompare(other.title));
