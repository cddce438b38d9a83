import { Button } from '@tandem/ui/button';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '@tandem/web-kit/language/text';
import { FilePen, PenLine } from 'lucide-react';

type Props = { vacancyId: string; onLetter: () => void };

/** What can be made for a job: a resume of its own, and the letter, which is written further down the page. */
export const MakeLinks = ({ vacancyId, onLetter }: Props) => {
  const t = useText();
  return (
    <>
      <LinkButton variant="quiet" href={`/jobs/${vacancyId}/resume`}>
        <FilePen /> {t('tailored.link')}
      </LinkButton>
      <Button variant="quiet" onPress={onLetter}>
        <PenLine /> {t('letter.title')}
      </Button>
    </>
  );
};
