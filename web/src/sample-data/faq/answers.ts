import { type Answers, ok } from '../answers.ts';
import { someContain } from '../listing.ts';
import type { Faq, FaqCategory } from './faq.ts';
import { KNOWLEDGE_BASE, QUESTION, TOPICS } from './knowledge-base.ts';
import { FAQ } from './questions.ts';

export const answers: Answers = {
  'GET /faq/data': (call) => {
    const typed = call.text('q');
    const found = Object.entries(FAQ).map(([key, category]) => [key, narrowed(category, typed)]);
    return ok(Object.fromEntries(found) as Faq);
  },
  'GET /faq/data/knowledge_base': () => ok(KNOWLEDGE_BASE),
  'GET /faq/data/category': () => ok(TOPICS),
  'GET /faq/data/question': () => ok(QUESTION),
};

/** Narrows a category to the questions that contain what was typed. Their answers are not searched. */
function narrowed(category: FaqCategory, typed: string): FaqCategory {
  return { ...category, qandA: category.qandA.filter(({ question }) => someContain([question], typed)) };
}
