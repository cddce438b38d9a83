import type { Quote } from '@tandem/contracts/entities/match';
import { quotesOf } from './quotes';

const quotes = (...texts: string[]): Quote[] => texts.map((text) => ({ text, start: 0, end: text.length, field: 'description' }));
const shown = (...texts: string[]) => quotesOf(quotes(...texts)).map(({ text }) => text);

it('shows each of the words once, three at most', () => {
  expect(shown('Node.js', 'node.js', 'Docker', 'Kafka', 'Redis').map((text) => text.toLowerCase())).toEqual(['node.js', 'docker', 'kafka']);
});

it('shows no number and no code', () => {
  expect(shown('3.500', 'BACHELOR_HBO', 'HBO')).toEqual(['HBO']);
});
