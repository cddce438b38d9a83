import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

const changes = { invalidatesTags: ['Member', 'Account'] as const };

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    members: build.query({
      ...call<typeof accountsCalls.listMembers>(accountsRoutes.listMembers),
      providesTags: ['Member'],
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
    inviteMember: build.mutation({ ...call<typeof accountsCalls.inviteMember>(accountsRoutes.inviteMember), ...changes }),
    changeMemberRole: build.mutation({ ...call<typeof accountsCalls.changeMemberRole>(accountsRoutes.changeMemberRole), ...changes }),
    removeMember: build.mutation({ ...call<typeof accountsCalls.removeMember>(accountsRoutes.removeMember), ...changes }),
  }),
});

export const { useMembersQuery, useInviteMemberMutation, useChangeMemberRoleMutation, useRemoveMemberMutation } = membersApi;
