import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useText } from '@tandem/web-kit/language/text';
import { PersonalStep } from './personal-step';
import { useConfirmIntake } from './use-confirm-intake';

/**
 * The one form of whoever brought a resume along: it ends the intake, and begins with what stands on the resume. A part of its own, since
 * few people see it.
 */
export const OnlyStep = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const confirm = useConfirmIntake();
  const { data: resume, isLoading } = useOwnResume();
  if (isLoading) return <Loading label={t('resume.loading')}><SkeletonText lines={8} /></Loading>; // prettier-ignore
  return <PersonalStep account={account} head={resume?.basicInfo} isAll onNext={async () => void (await confirm())} />;
};
