import { Banner } from '@tandem/ui/banner';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { TitleOf } from '@tandem/web-kit/app/title-of';
import { TypedWords } from '@tandem/web-kit/forms/typed-words';
import { useKept } from '@tandem/web-kit/forms/draft';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef } from 'react';
import { draftNames } from './draft-names';
import { typedWords } from './typed-words';

/** That the vacancy was deleted while somebody worked on it, with the words he had not saved: he may need them elsewhere. */
export const DeletedMeanwhile = ({ vacancyId }: { vacancyId: string }) => {
  const t = useText();
  const { source, basics, details, summary } = draftNames(vacancyId);
  const words = typedWords([useKept(source), useKept(basics), useKept(details), useKept(summary)]);
  const top = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  const title = t('wizard.deleted.title');
  return (
    <Page width="narrow">
      <TitleOf title={title} />
      <div ref={top} tabIndex={-1}>
        <PageHead title={title} />
      </div>
      <Stack gap={6}>
        <Banner tone="warning" role="alert" action={<LinkButton href="/vacancies">{t('nav.vacancies')}</LinkButton>}>
          {t('wizard.deleted.text')}
        </Banner>
        <TypedWords words={words} />
      </Stack>
    </Page>
  );
};
