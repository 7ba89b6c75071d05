import { type Answers, ok } from '../answers.ts';
import { PROFILE } from './rows.ts';

export const answers: Answers = { 'GET /profile/data': () => ok(PROFILE) };
