import type { Match } from '@tandem/contracts/entities/match';
import type { CoverLetter } from '@tandem/contracts/resumes/application';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { download } from '@tandem/web-kit/gateway/download';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useAccount } from '@tandem/web-kit/session/session';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { charactersIn } from '@tandem/web-kit/language/characters-in';
import { BeingWritten } from './being-written';
import { LetterEditor, useIsBeingEdited } from './letter-editor';
import { LetterText } from './letter-text';
import { useKeepLetterMutation, useRemoveLetterMutation } from './letter.api';

type WrittenProps = {
  match: Match;
  letter: CoverLetter & { content: string };
  wishes: ReactNode;
  /** It was asked for here: it takes the place of the button that was pressed. */
  isFresh: boolean;
  /** Another one is being written, which takes the place of this one. */
  isWriting: boolean;
  onWrite: () => void;
  onRemoved: () => void;
};

/** Keeps a letter as its writer wants it; answers whether it is kept. */
const useKeep = (matchId: string) => {
  const notify = useNotify();
  const [keep, { isLoading }] = useKeepLetterMutation();
  const keepIt = async (content: string): Promise<boolean> => {
    try {
      await keep({ params: { matchId }, body: { content } }).unwrap();
      notify.success('letter.kept');
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  return { keepIt, isLoading };
};

/** Brings the letter as a file, and says which characters of it the file is without. */
const useDownload = (matchId: string, content: string) => {
  const notify = useNotify();
  const account = useAccount();
  const bring = async (): Promise<void> => {
    await download(urlOf(resumesRoutes.downloadCoverLetter, { params: { matchId } }), 'letter.pdf');
    // It knows the letters of all our fonts, so it comes only now.
    const { cleaner } = await import('@tandem/resume-layout/clean-text');
    const { clean, unshown } = cleaner();
    for (const text of [account?.firstName, account?.lastName, content]) clean(text);
    if (unshown.size > 0) notify.info('builder.downloaded_without', { characters: charactersIn([...unshown]) });
  };
  return () => void bring().catch(notify.error);
};

/** Takes a letter away, once its writer says again that he wants that. */
const useRemove = (matchId: string, goesAlong: boolean, onRemoved: () => void) => {
  const t = useText();
  const notify = useNotify();
  const ask = usePopup();
  const [remove, { isLoading }] = useRemoveLetterMutation();
  const removeIt = async (): Promise<void> => {
    const text = t(goesAlong ? 'letter.remove.text.MATCHED' : 'letter.remove.text');
    const labels = { confirmLabel: t('letter.remove.confirm'), cancelLabel: t('letter.again.cancel') };
    if (!(await ask({ title: t('letter.remove.title'), text, isDestructive: true, ...labels }))) return;
    try {
      await remove({ params: { matchId } }).unwrap();
      onRemoved();
      notify.success('letter.removed');
    } catch (error) {
      notify.error(error);
    }
  };
  return { removeIt, isLoading };
};

type InsteadProps = Pick<WrittenProps, 'wishes' | 'isWriting' | 'onWrite' | 'onRemoved'> & {
  matchId: string;
  goesAlong: boolean;
  isSent: boolean;
};

/** Another letter in the place of this one, or none. */
const Instead = ({ matchId, goesAlong, isSent, wishes, isWriting, onWrite, onRemoved }: InsteadProps) => {
  const t = useText();
  const ask = usePopup();
  const { removeIt, isLoading } = useRemove(matchId, goesAlong, onRemoved);
  const again = async (): Promise<void> => {
    const labels = { confirmLabel: t('letter.again'), cancelLabel: t('letter.again.cancel') };
    if (await ask({ title: t('letter.again.title'), text: t(goesAlong ? 'letter.again.text.MATCHED' : 'letter.again.text'), ...labels }))
      onWrite();
  };
  return (
    <>
      <Row>{wishes}</Row>
      <Row>
        <Button isPending={isWriting} onPress={() => void again()}>
          {t('letter.again')}
        </Button>
        {!isSent && (
          <Button isPending={isLoading} isDisabled={isWriting} onPress={() => void removeIt()}>
            {t('letter.remove')}
          </Button>
        )}
      </Row>
    </>
  );
};

/** A letter that is there: to read, change, keep and take along. */
export const WrittenLetter = ({
  match: { id: matchId, status, vacancy },
  letter,
  isFresh,
  wishes,
  isWriting,
  onWrite,
  onRemoved,
}: WrittenProps) => {
  const t = useText();
  // What is written before the application goes along with it; what is written after it, once it is kept.
  const goesAlong = status === 'MATCHED';
  const isSent = !goesAlong && !letter.isDraft;
  const bring = useDownload(matchId, letter.content);
  const isBegun = useIsBeingEdited(vacancy.id);
  const [stage, setStage] = useState<'read' | 'edit' | 'done'>(isBegun ? 'edit' : 'read');
  const { keepIt, isLoading } = useKeep(matchId);
  const removed = (): void => {
    setStage('done');
    onRemoved();
  };
  if (stage === 'edit')
    return (
      <LetterEditor vacancyId={vacancy.id} content={letter.content} isPending={isLoading} onKeep={keepIt} onDone={() => setStage('done')} />
    );
  return (
    <Stack>
      <LetterText content={letter.content} sentences={letter.sentences} isFresh={isFresh} />
      <Row>
        {!isSent && (
          <Button variant="primary" isPending={isLoading} isDisabled={isWriting} onPress={() => void keepIt(letter.content)}>
            {t('letter.keep')}
          </Button>
        )}
        {/* The focus was in the editor or on a button that are gone. */}
        <Button key={stage} autoFocus={stage === 'done'} isDisabled={isWriting} onPress={() => setStage('edit')}>
          {t('letter.edit')}
        </Button>
        <Button onPress={bring}>
          <Download aria-hidden size={16} />
          {t('letter.download')}
        </Button>
      </Row>
      <Instead {...{ matchId, goesAlong, isSent, wishes, isWriting, onWrite }} onRemoved={removed} />
      {isWriting ? (
        <BeingWritten />
      ) : (
        <Text size="small" tone="muted">
          {t(isSent ? 'letter.sent' : goesAlong ? 'letter.draft.MATCHED' : 'letter.draft')}
        </Text>
      )}
    </Stack>
  );
};
