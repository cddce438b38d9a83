// @ts-check
import { vacanciesRow } from '../vacancies-ground.mjs';

export const row = vacanciesRow({ id: 'P1', what: 'GET /vacancies, ten of a company', part: 'list', floor: 0.4, goal: 0.6 });
