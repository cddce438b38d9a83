import type { Member } from '@tandem/contracts/entities/company';
import type { MemberRole } from '@tandem/domain/company';
import { usePopup } from '@tandem/ui/popup';
import { accountName } from '@tandem/web-kit/session/account-name';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useChangeMemberRoleMutation, useInviteMemberMutation, useRemoveMemberMutation } from './members.api';

/** What an Admin can do with one member; whatever fails is said in a toast. */
export const useMemberActions = ({ id, email, role, ...names }: Member) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const [change] = useChangeMemberRoleMutation();
  const [removeMember] = useRemoveMemberMutation();
  const [invite] = useInviteMemberMutation();
  const name = accountName({ email, ...names });
  const tell = async (work: Promise<unknown>, done: () => void): Promise<void> => {
    try {
      await work;
      done();
    } catch (error) {
      notify.error(error);
    }
  };
  return {
    changeRole: async (next: MemberRole) =>
      tell(change({ params: { memberId: id }, body: { role: next } }).unwrap(), () => notify.success('settings.role_changed', { name })),
    resend: async () => tell(invite({ body: { email, role } }).unwrap(), () => notify.success('settings.invite_success', { email })),
    /** `onDone` is called once the member is gone. */
    remove: async (onDone: () => void) => {
      const isSure = await ask({
        title: t('settings.remove.title', { name }),
        text: t('settings.remove.text'),
        confirmLabel: t('settings.remove'),
        cancelLabel: t('settings.remove.keep'),
        isDestructive: true,
      });
      if (!isSure) return;
      await tell(removeMember({ params: { memberId: id } }).unwrap(), () => {
        onDone();
        notify.success('settings.removed', { name });
      });
    },
  };
};
