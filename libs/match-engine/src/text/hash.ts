/** The whole name of a skill, so that two that are written alike are the same whatever a dictionary knows of them. */
export const nameHash = (name: string): number => hashOf(name.trim().replace(/\s+/g, ' ').toLowerCase());

/** A positive 31-bit number that depends on the text alone (FNV-1a); the engine compares these instead of strings. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1 || 1;
};
