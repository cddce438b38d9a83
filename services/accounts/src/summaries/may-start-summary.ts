/** Whether a summary may be written now: none is under way, and the last request is `wait` milliseconds ago. */
export const mayStartSummary = (
  { isSummaryGenerating, summaryRequestedAt }: { isSummaryGenerating: boolean; summaryRequestedAt: Date | null },
  now: Date,
  wait: number,
): boolean => !isSummaryGenerating && (summaryRequestedAt === null || now.getTime() - summaryRequestedAt.getTime() >= wait);
