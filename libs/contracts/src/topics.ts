/**
 * Names of the live topics. A message on a topic is a hint that the answer of a call changed, and names what did where that is one
 * thing; the two of progress carry a number from 0 to 100, and that of an account once that its company removed it.
 */
export const topics = {
  userUpdates: (accountId: string) => `user-updates-${accountId}`,
  notifications: (accountId: string) => `notifications-${accountId}`,
  matches: (accountId: string) => `matches-${accountId}`,
  /** How far the run that compares a candidate with all vacancies is. */
  matchingProgress: (candidateId: string) => `matching-progress-${candidateId}`,
  vacancyUpdates: (vacancyId: string) => `vacancy-updates-${vacancyId}`,
  resumeUpdates: (resumeId: string) => `resume-updates-${resumeId}`,
  promptProgress: (sessionId: string) => `prompt-your-job-progress-${sessionId}`,
} as const;

/** What `userUpdates` carries for a member whom his company has removed, since no call tells him any more. */
export const MEMBER_REMOVED = -1;

export const topicKinds = [
  'user-updates',
  'notifications',
  'matches',
  'matching-progress',
  'vacancy-updates',
  'resume-updates',
  'prompt-your-job-progress',
] as const;
export type TopicKind = (typeof topicKinds)[number];

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${topicKinds.join('|')})-(${uuid})$`);

/** Splits a topic into its kind and id, or null when it is none of ours. */
export const parseTopic = (topic: unknown): { kind: TopicKind; id: string } | null => {
  const found = typeof topic === 'string' && topic.length < 100 ? pattern.exec(topic) : null;
  return found ? { kind: found[1] as TopicKind, id: found[2] ?? '' } : null;
};

/** What changed, by ids and states that whoever may listen sees in the answer of the call. */
export type HintFacts = Readonly<Partial<Record<'id' | 'type' | 'matchId' | 'vacancyId' | 'status' | 'readStatus', string | null>>>;
export type HintData = number | HintFacts;

const named: Partial<Record<TopicKind, string>> = {
  'user-updates': 'accountId',
  'vacancy-updates': 'vacancyId',
  'resume-updates': 'resumeId',
};

/** A message as it is heard: a number as it is, else the facts and whom or what the topic names. */
export const messageOf = (topic: string, data: HintData | undefined): number | Record<string, string | null> => {
  if (typeof data === 'number') return data;
  const asked = parseTopic(topic);
  const name = asked && named[asked.kind];
  return { ...(asked && name && { [name]: asked.id }), ...data };
};

const personal: readonly TopicKind[] = ['user-updates', 'notifications', 'matches', 'matching-progress'];

/** Whether a topic is for the account it names alone. */
export const isPersonal = (topic: string): boolean => {
  const kind = parseTopic(topic)?.kind;
  return kind !== undefined && personal.includes(kind);
};
