import { skillByName } from '@tandem/taxonomy/skills';
import { fold } from '../text/fold';
import type { Candidate } from './company-candidate';
import { isName } from './company-name';
import { legalForm } from './company-words';

const host = /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([\w-]+(?:\.[\w-]+)*)\.[a-z]{2,}/gi;
const leastTelling = 5;

/** Where mail goes to and links lead tells who asks: "jobs@vanhecke.be" is of Transport Van Hecke. */
const hostsOf = (text: string): string[] => [...text.matchAll(host)].map((match) => fold(match[1] ?? '').replace(/[^a-z0-9]/g, ''));
const isOfHost = (value: string, hosts: readonly string[]): boolean => {
  const words = fold(value.replace(legalForm, '')).match(/[a-z0-9]+/g) ?? [];
  const joined = words.map((word, place) => word + (words[place + 1] ?? ''));
  return [...words, ...joined].some((word) => word.length >= leastTelling && hosts.some((each) => each.includes(word)));
};
const hostScore = 0.8;
const leastAsking = 2.5;

/** Every mention of a name adds a little: who looks for somebody tends to speak of himself. */
export const weigh = (candidates: Candidate[], text: string, isTold: (candidate: Candidate) => boolean): Candidate[] => {
  const byName = new Map<string, Candidate>();
  // A text names SAP for what it makes; who is told to be the employer is that all the same.
  // "Defensie zoekt matrozen" begins with who asks, whatever else the word names.
  const asksFirst = ({ at, score }: Candidate) => at === 0 && score > leastAsking;
  const isEmployer = (each: Candidate) =>
    isName(each.value, isTold(each)) && (isTold(each) || asksFirst(each) || skillByName(each.value) === undefined);
  for (const candidate of candidates.filter(isEmployer)) {
    const key = fold(candidate.value).replace(/\W*\b(?:b\.?v|n\.?v|bvba|ltd)\b\W*$/, '');
    const present = byName.get(key);
    byName.set(
      key,
      present ? { ...present, score: present.score + candidate.score * 0.5, at: present.at < 0 ? candidate.at : present.at } : candidate,
    );
  }
  const folded = fold(text);
  const hosts = hostsOf(text);
  const besides = (key: string, value: string): number =>
    Math.min(1.5, (folded.split(key).length - 1) * 0.2) + (isOfHost(value, hosts) ? hostScore : 0);
  return [...byName]
    .map(([key, candidate]) => ({ ...candidate, score: candidate.score + besides(key, candidate.value) }))
    .sort((a, b) => b.score - a.score);
};
