import { storedJson } from '@tandem/web-kit/browser/storage';

type WantedJob = { id: string; title: string };

const isWantedJob = (value: unknown): boolean => {
  const { id, title } = (value ?? {}) as Partial<WantedJob>;
  return typeof id === 'string' && typeof title === 'string';
};

/** The job at which a visitor pressed something that needs an account. */
export const wantedJob = storedJson<WantedJob | null>('wantedJob', isWantedJob, () => null);
