import { type Answers, ok } from '../answers.ts';
import { readTable } from '../table.ts';
import type { AutocompleteAnswer } from './autocomplete.ts';
import { RANKING } from './rows.ts';

export const answers: Answers = { 'GET /api/autocomplete/data': () => ok(ANSWER) };

const ANSWER: AutocompleteAnswer = {
  autoComplete: readTable(['title', 'number'], RANKING).map(({ title, number }, index) => ({
    title,
    rank: String(index + 1),
    id: `tt${number}`,
  })),
};
