import { type Cell, lineOf } from '../layout/line';
import { readSkills } from './skills';

const cell = (text: string, x: number): Cell => {
  const style = { fontName: 'Sans', fontSize: 10, bold: false, italic: false, color: '#333333', spaced: false, icon: false };
  const box = { x, y: 100, width: text.length * 5, height: 10, baseline: 108 };
  return { spans: [{ text, page: 1, ...box, ...style }], text, x, right: x + box.width };
};
const skillsIn = (...cells: Cell[]) =>
  readSkills([lineOf(cells, true, { x: 40, right: 550 })], () => null).skills.map(({ name }) => name.value);

it('takes a list at the left of another for skills, and a single word for the label of what is beside it', () => {
  expect(skillsIn(cell('Kanban · Gantt', 42), cell('Coaching · Rostering', 217))).toEqual(['Kanban', 'Gantt', 'Coaching', 'Rostering']);
  expect(skillsIn(cell('Leading', 42), cell('Coaching · Rostering', 217))).toEqual(['Coaching', 'Rostering']);
});
