const english = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
const dutch = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien';

/** Small numbers as people write them in words, in lower case: "drie" and "three" are 3. Up to fifteen; nobody writes more years in words. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...[english, dutch].flatMap((words) => words.split(' ').map((word, before) => [word, before + 1] as const)),
  ['één', 1],
]);
