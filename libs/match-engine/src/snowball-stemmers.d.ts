declare module 'snowball-stemmers' {
  export function newStemmer(language: 'dutch' | 'english'): { stem(word: string): string };
}
