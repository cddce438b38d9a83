/** Where the files of an account and of a company lie, so that they go with their owner. */
export const folders = {
  candidate: (id: string) => `candidates/${id}/`,
  company: (id: string) => `public/companies/${id}/`,
  drafts: (companyId: string) => `companies/${companyId}/`,
  exports: (accountId: string) => `exports/${accountId}/`,
};
