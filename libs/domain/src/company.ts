/** Branches of industry; the texts of the options are looked up by these words. */
export const industries = [
  'agriculture',
  'aerospace-defense',
  'automotive',
  'banking-finance',
  'biotech-pharma',
  'construction-engineering',
  'consultancy',
  'consumer-goods',
  'cybersecurity',
  'ecommerce',
  'ehealth',
  'education',
  'energy-utilities',
  'entertainment-media',
  'fintech',
  'food-beverage',
  'hardware-infrastructure',
  'healthcare-medical',
  'hospitality-tourism',
  'information-communications',
  'insurance',
  'legal',
  'logistics',
  'manufacturing',
  'real-estate',
  'research-development',
  'retail-fashion',
  'software-it',
  'saas',
  'sustainability',
  'telecommunications',
  'transportation-logistics',
  'other',
] as const;
export type Industry = (typeof industries)[number];

export const companySizes = ['STARTUP', 'SCALEUP', 'SMALL', 'MEDIUM', 'LARGE', 'ENTERPRISE', 'MULTINATIONAL'] as const;
export type CompanySize = (typeof companySizes)[number];

/** What a member of a company may do: an Admin also manages the members. */
export const memberRoles = ['Admin', 'Member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** An invited member becomes active by the link in the invitation. */
export const memberStates = ['Invited', 'Active'] as const;
export type MemberState = (typeof memberStates)[number];

export const companyImages = ['banner', 'logo'] as const;
export type CompanyImage = (typeof companyImages)[number];

export const websiteKinds = ['home', 'careers', 'aboutUs', 'other'] as const;
export type WebsiteKind = (typeof websiteKinds)[number];

/** Whether a company would be left without an active Admin if this member went or became a Member. */
export const isLastAdmin = (members: readonly { id: string; role: MemberRole; state: MemberState }[], memberId: string): boolean => {
  const admins = members.filter(({ role, state }) => role === 'Admin' && state === 'Active');
  return admins.length === 1 && admins[0]?.id === memberId;
};
