// @ts-check
import { vacanciesRow } from '../vacancies-ground.mjs';

export const row = vacanciesRow({ id: 'P2', what: 'GET /vacancies/{id}', part: 'one', floor: 0.3, goal: 0.5 });
