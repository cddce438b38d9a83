import { memo } from 'react';
import { ActionsPanel } from './actions-panel';
import type { useAutosave } from './draft/use-autosave';
import type { ResumeStore } from './resume-store';
import { useBuilderActions } from './use-builder-actions';

type Saving = Pick<ReturnType<typeof useAutosave>, 'status' | 'failure' | 'flush'>;
type Props = Saving & {
  store: ResumeStore;
  showErrors: () => void;
  onSeek: () => void;
  onChoose: (() => void) | null;
  unshown: () => Promise<readonly string[]>;
  /** How many fields are wrong. */
  wrong: number;
  mayUndo: boolean;
  mayRedo: boolean;
  undo: () => void;
  redo: () => void;
  onDiscard: (() => Promise<void>) | null;
};

/** The actions of the builder. A keystroke changes nothing of them, so they are not drawn again. */
export const BuilderActions = memo(
  ({ store, showErrors, onSeek, onChoose, unshown, wrong, onDiscard, status, failure, flush, mayUndo, mayRedo, undo, redo }: Props) => {
    const actions = useBuilderActions({ store, flush, showErrors, isWrong: wrong > 0, unshown, onDiscard });
    return (
      <ActionsPanel
        status={status}
        failure={failure}
        wrong={wrong}
        onSeek={onSeek}
        onChoose={onChoose}
        history={{ mayUndo, mayRedo, undo, redo }}
        {...actions}
      />
    );
  },
);
BuilderActions.displayName = 'BuilderActions';
