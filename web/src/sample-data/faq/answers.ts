import { type Answers, notFound, ok } from '../answers.ts';
import { someContain } from '../listing.ts';
import type { Faq, FaqCategory } from './faq.ts';
import { KNOWLEDGE_BASE, questionOf, topicsOf } from './knowledge-base.ts';
import { FAQ } from './questions.ts';

export const answers: Answers = {
  'GET /faq/data': (call) => {
    const typed = call.text('q');
    const found = Object.entries(FAQ).map(([key, category]) => [key, narrowed(category, typed)]);
    return ok(Object.fromEntries(found) as Faq);
  },
  'GET /faq/data/knowledge_base': () => ok(KNOWLEDGE_BASE),
  'GET /faq/data/category': (call) => {
    const topics = topicsOf(call.text('category'));
    return topics.length > 0 ? ok(topics) : notFound();
  },
  'GET /faq/data/question': (call) => {
    const question = questionOf(call.text('category'), call.text('question'));
    return question ? ok(question) : notFound();
  },
};

/** Narrows a category to the questions that contain what was typed. Their answers are not searched. */
function narrowed(category: FaqCategory, typed: string): FaqCategory {
  return { ...category, qandA: category.qandA.filter(({ question }) => someContain([question], typed)) };
}
