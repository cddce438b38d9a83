import type { AccountType } from '@tandem/domain/account';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { config } from '../app/config';
import { useText } from '../language/text';

/** The first question of registering: somebody who looks for work, or somebody who has it. The app one is in says which is likelier. */
export const ChooseType = ({ onChoose }: { onChoose: (type: AccountType) => void }) => {
  const t = useText();
  const isHiring = config().app === 'employer';
  return (
    <Stack gap={3}>
      <Button variant={isHiring ? undefined : 'primary'} size="large" isBlock onPress={() => onChoose('CANDIDATE')}>
        <UserRound aria-hidden size={20} />
        {t('register.candidate')}
      </Button>
      <Button variant={isHiring ? 'primary' : undefined} size="large" isBlock onPress={() => onChoose('EMPLOYER')}>
        <BriefcaseBusiness aria-hidden size={20} />
        {t('register.employer')}
      </Button>
    </Stack>
  );
};
