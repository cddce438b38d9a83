/** "Ervaring op een kantoor", "ervaring als kok", "proven experience in a busy shop"; not "ervaring met Excel", which asks for a skill. */
const inWork =
  /^(?:[\p{L}-]+\s+){0,3}?(?:werk)?(?:ervaring|experience)\s+(?:in|op|als|binnen|bij|as|at|within|on|of working (?:in|at))\s+(.+)$/iu;
const asJob = /(?:ervaring als|experience as)\s/iu;

/** What a requirement asks experience in, and whether it names the job itself; null for one that asks for something else. */
export const askedWork = (requirement: string): { work: string; isJob: boolean } | null => {
  const work = inWork.exec(requirement.trim())?.[1];
  return work ? { work, isJob: asJob.test(requirement) } : null;
};
