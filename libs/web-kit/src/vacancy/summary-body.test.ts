import { summaryBody } from './summary-body';

it.each([
  ['# Planner\n\nPlan heat.\n\n## Work\n\n- pipes', 'Plan heat.\n\n## Work\n\n- pipes'],
  ['# Planner of heat\n\nPlan heat.', '# Planner of heat\n\nPlan heat.'],
  ['Planner\n\nPlan heat.', 'Planner\n\nPlan heat.'],
  ['# Planner', ''],
  [null, null],
])('says the title no second time: %j', (markdownSummary, expected) => {
  expect(summaryBody({ title: 'Planner', markdownSummary })).toBe(expected);
});
