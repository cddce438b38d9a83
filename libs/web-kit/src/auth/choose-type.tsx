import type { AccountType } from '@tandem/domain/account';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { useText } from '../language/text';

/** The first question of registering: somebody who looks for work, or somebody who has it. */
export const ChooseType = ({ onChoose }: { onChoose: (type: AccountType) => void }) => {
  const t = useText();
  return (
    <Stack gap={3}>
      <Button variant="primary" size="large" isBlock onPress={() => onChoose('CANDIDATE')}>
        <UserRound aria-hidden size={20} />
        {t('register.candidate')}
      </Button>
      <Button size="large" isBlock onPress={() => onChoose('EMPLOYER')}>
        <BriefcaseBusiness aria-hidden size={20} />
        {t('register.employer')}
      </Button>
    </Stack>
  );
};
