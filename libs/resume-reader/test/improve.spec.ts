import { improve } from '../src/improve';
import type { Found, ReadExperience, ReadResume } from '../src/result';

const found = (value: string, confidence: number): Found<string> => ({
  value,
  confidence,
  source: { page: 1, box: { x: 1, y: 2, width: 3, height: 4 } },
});
const job = (title: Found<string> | null, company: Found<string> | null): ReadExperience => ({
  title,
  company,
  startDate: null,
  endDate: null,
  description: null,
  place: null,
});
const resume = (experiences: ReadExperience[]) => ({ experiences, educations: [] }) as unknown as ReadResume;
const text = 'Halte Noord\nPlanner at the depot since 2019';
const answering = (answer: string) => {
  const asked: string[] = [];
  return {
    asked,
    ask: async (_: string, data: string) => {
      asked.push(data);
      return answer;
    },
  };
};

it('asks only for what is not certain, and takes what the document says', async () => {
  const model = answering('Sure: {"job 1 company": "halte  Noord"}');
  const improved = await improve(resume([job(found('Planner', 0.9), found('Planner at the depot', 0.4))]), text, model.ask);
  expect(JSON.parse(model.asked[0]!)).toEqual({ text, questions: [{ question: 'job 1 company', read: 'Planner at the depot' }] });
  expect(improved.experiences[0]).toMatchObject({
    title: { value: 'Planner' },
    company: { value: 'halte  Noord', confidence: 0.5, source: { page: 1 } },
  });
});

it.each([
  ['a name the document does not hold', '{"job 1 company": "Google"}'],
  ['a part of a word', '{"job 1 company": "Plan"}'],
  ['no JSON', 'I cannot say'],
  ['another kind of value', '{"job 1 company": 7}'],
  ['an empty value', '{"job 1 company": " "}'],
])('drops %s', async (_name, answer) => {
  const before = resume([job(found('Planner', 0.9), found('Halte', 0.4))]);
  expect(await improve(before, text, answering(answer).ask)).toEqual(before);
});

it('asks nothing when everything is certain', async () => {
  const model = answering('{}');
  await improve(resume([job(found('Planner', 0.9), found('Halte Noord', 0.9))]), text, model.ask);
  expect(model.asked).toEqual([]);
});
