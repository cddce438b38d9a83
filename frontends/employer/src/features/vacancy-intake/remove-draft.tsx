import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { useText } from '@tandem/web-kit/language/text';
import { useRemoval } from '@tandem/web-kit/vacancy/use-removal';
import { Trash2 } from 'lucide-react';
import { deletion } from './deletion';

/** A draft, and what a new source hides, has no other place to be thrown away: its card leads here. */
const RemoveDraft = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const removal = useRemoval(vacancy);
  return (
    <Button isPending={removal.isLoading} onPress={() => void removal.start()}>
      <Trash2 />
      {t(deletion(vacancy))}
    </Button>
  );
};

export default RemoveDraft;
