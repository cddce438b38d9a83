import { skillByName } from '@tandem/taxonomy/skills';

/** The skill of the dictionary that a name on a resume stands for; "Java 17" and "Spring Boot 3.2" are known by the name without its version. */
export const skillNamed = (name: string): ReturnType<typeof skillByName> =>
  skillByName(name) ?? (/^\p{L}.*\s\d+(?:\.\d+)*$/u.test(name) ? skillByName(name.replace(/\s\d+(?:\.\d+)*$/, '')) : undefined);
