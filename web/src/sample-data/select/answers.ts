import { type Answers, ok } from '../answers.ts';
import { someContain } from '../listing.ts';
import { MUNICIPALITIES } from './rows.ts';
import type { SelectOption } from './select.ts';

const OPTIONS: readonly SelectOption[] = MUNICIPALITIES.map((label, index) => ({
  id: String(index + 1),
  value: label.toLowerCase(),
  label,
}));

export const answers: Answers = {
  'GET /api/select/data': (call) => {
    const typed = call.text('query');
    return ok(OPTIONS.filter(({ value }) => someContain([value], typed)));
  },
};
