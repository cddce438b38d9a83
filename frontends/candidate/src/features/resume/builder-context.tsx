import { createContext, useContext } from 'react';
import type { Draft, EntryOf, ListName } from './draft/draft';
import type { DraftErrors } from './draft/draft-errors';

/** What the parts of the form share; it changes rarely, so that a keystroke concerns only the part it belongs to. */
export type Builder = {
  /** Codes of what is wrong, per entry and field. */
  errors: DraftErrors;
  /** Whether somebody was in a field already, so that it may complain. */
  isTouched: (entryId: string) => boolean;
  touch: (entryId: string) => void;
  /** Entries whose fields are shown. */
  open: ReadonlySet<string>;
  toggle: (entryId: string) => void;
  /** Changes a part; changes with the same tag in quick succession are undone together. */
  change: (tag: string, work: (draft: Draft) => Draft) => void;
  /** Null for a visitor; people who sign in elsewhere cannot change their address here. */
  authProvider: string | null;
  /** The picture as the page can load it. */
  pictureUrl: string | null;
  savePicture: (picture: Blob) => Promise<void>;
};

const Context = createContext<Builder | null>(null);
export const BuilderProvider = Context.Provider;

export const useBuilder = (): Builder => {
  const builder = useContext(Context);
  if (!builder) throw new Error('useBuilder belongs inside a BuilderProvider');
  return builder;
};

/** Changes fields of one entry of a list. */
export const useEntryChange = <L extends ListName>(list: L, id: string) => {
  const { change } = useBuilder();
  return (fields: Partial<EntryOf<L>>): void =>
    change(`${id} ${Object.keys(fields).join()}`, (draft) => ({
      ...draft,
      [list]: (draft[list] as EntryOf<L>[]).map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)),
    }));
};
