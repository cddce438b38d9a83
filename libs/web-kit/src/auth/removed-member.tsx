import { Banner } from '@tandem/ui/banner';
import { useState } from 'react';
import { TypedWords } from '../forms/typed-words';
import { wordsKeptFor } from '../forms/words-kept';
import { useText } from '../language/text';

/** That one's company has ended one's access, with the words one had not saved: nobody can sign in for them any more. */
export const RemovedMember = ({ accountId }: { accountId: string }) => {
  const t = useText();
  const [words] = useState(() => wordsKeptFor(accountId));
  return (
    <>
      <Banner tone="warning" role="alert" title={t('login.removed.title')}>
        {t('login.removed.text')}
      </Banner>
      <TypedWords words={words} />
    </>
  );
};
