import { decodeAnswer, encodeAnswer, jsonIn } from './answer';

const id = '5f0c1d0e-8d1b-4c55-9a55-6f2c0f6f9b11';

it.each([{ text: 'é "quoted"' }, [], 0, false, null, '', 'isDisposed'])('hands over %j unread, and read', (response) => {
  const bytes = encodeAnswer(id, { response });
  expect(jsonIn(bytes, id)?.toString()).toBe(JSON.stringify(response));
  expect(decodeAnswer(bytes)).toEqual({ response, id, isDisposed: true });
});

it.each([{ err: { code: 'not_found' } }, { response: undefined }])('has no JSON in %j that could be handed on unread', (answer) => {
  const bytes = encodeAnswer(id, answer);
  expect(jsonIn(bytes, id)).toBeNull();
  expect(decodeAnswer(bytes)).toEqual({ ...answer, id, isDisposed: true });
});

it('takes no JSON out of the answer to another call', () => {
  expect(jsonIn(encodeAnswer('another', { response: 1 }), id)).toBeNull();
});

it('answers who gave no id', () => {
  expect(decodeAnswer(encodeAnswer(undefined, { response: 1 }))).toEqual({ response: 1, id: null, isDisposed: true });
});
