import type { Account } from '@tandem/contracts/entities/account';
import { Button } from '@tandem/ui/button';
import { later, useLater } from '@tandem/ui/later';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../language/text';

// Few press it.
const question = later(async () => (await import('./delete-question')).DeleteQuestion);

/** Deletes the account after a question that names what goes and asks for its e-mail address; not while there is a hindrance, which is shown. */
export const DeleteAccount = ({ account, hindrance }: { account: Account; hindrance?: ReactNode }) => {
  const t = useText();
  const Question = useLater(question);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" isDisabled={Boolean(hindrance)} isPending={isAsking && !Question} onPress={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {t('account.delete')}
      </Button>
      {hindrance}
      {isAsking && Question && <Question account={account} onClose={() => setAsking(false)} />}
    </>
  );
};
