import { inOwnDirection } from './own-direction';

it.each(['Jansen & Co', 'Åse Ødegård', '王小明', 'Иван', '👩🏽‍🔧', ''])('leaves %p as it is', (words) =>
  expect(inOwnDirection(words)).toBe(words),
);

it.each(['שלום בע״מ', 'محمد الأحمد', 'Bakkerij שלום', '‮reversed', '𐤀𐤁'])('keeps the direction of %p to itself', (words) =>
  expect(inOwnDirection(words)).toBe(`\u2068${words}\u2069`),
);
