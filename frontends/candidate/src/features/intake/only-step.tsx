import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { PersonalStep } from './personal-step';
import { useConfirmIntake } from './use-confirm-intake';

/** The one form of whoever brought a resume along: it ends the intake. A part of its own, since few people see it. */
export const OnlyStep = ({ account }: { account: CandidateAccount }) => (
  <PersonalStep account={account} isAll onNext={useConfirmIntake()} />
);
