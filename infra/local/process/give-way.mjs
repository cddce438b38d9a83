// @ts-check
import fs from 'node:fs';
import os from 'node:os';

const least = os.constants.priority.PRIORITY_LOW;

/**
 * Lets a process have only what others leave of the processors.
 * @param {number} pid
 */
export function giveWay(pid) {
  os.setPriority(pid, least);
  // Linux shares first among sessions, and each of our children is one; a process's own priority counts only within it.
  try {
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(least));
  } catch {
    // Another system, or one that does not group.
  }
}
