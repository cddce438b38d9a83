import { patternsOf, searchable } from './searchable';

describe('what a row can be found by', () => {
  it('is everything it has, in small letters without accents', () => {
    expect(searchable(['Zoë', null, undefined, '', 'Ångström@Example.org'])).toBe('zoe angstrom@example.org');
  });
});

describe('the words of a search', () => {
  it.each([
    ['  Zoë   de Wit ', ['%zoe%', '%de%', '%wit%']],
    ['100%', ['%100\\%%']],
    ['a_b\\c', ['%a\\_b\\\\c%']],
    ['   ', []],
    ['06 55501002', ['%655501002%']],
    ['038-555 04.00', ['%385550400%']],
    ['0031 6 55501002 visser', ['%31655501002%', '%visser%']],
    ['room 012', ['%room%', '%012%']],
    ['(038) 555 04 00', ['%385550400%']],
    ['+31 (0)6 55501002', ['%+31%', '%6%', '%55501002%']],
    ['"Visser, Sanne" <sanne@example.org>;', ['%visser%', '%sanne%', '%sanne@example.org%']],
    ['mailto:sanne@example.org', ['%sanne@example.org%']],
    ["o'neil", ["%o'neil%"]],
    ['"', ['%"%']],
  ])('of %j are %j', (search, patterns) => {
    expect(patternsOf(search)).toEqual(patterns);
  });

  it('are at most ten', () => {
    expect(patternsOf('a b c d e f g h i j k l')).toHaveLength(10);
  });
});
