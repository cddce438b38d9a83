// Says what is wrong with the dictionary's tables: names used twice, dangling relations, circles, missing labels.
// Usage: npm run taxonomy:check
import dictionary from '@tandem/taxonomy/dictionary';

const { skills, skillNames, titles, titleNames } = dictionary.dictionarySize();
console.log(`${skills} skills under ${skillNames} names, ${titles} titles under ${titleNames} names`);
const problems = dictionary.dictionaryProblems();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
