import type { Vacancy } from '@tandem/contracts/entities/vacancy';

/** What its deletion is called: one that was published may have applications, and is no draft while it is hidden. */
export const deletion = ({ publishedAt }: Vacancy) => (publishedAt ? 'vacancy.delete' : 'vacancy.delete_draft');
