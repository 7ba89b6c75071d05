// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { Faq, KnowledgeBaseCard, KnowledgeBaseTopic } from './faq.ts';

const KEYS = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;

async function get(path: string, query = '') {
  const answer = await ask('GET', path, { query });
  expect(answer?.status).toBe(200);
  return answer?.body;
}

async function faq(typed?: string): Promise<Faq> {
  return get('/faq/data', typed === undefined ? '' : `q=${encodeURIComponent(typed)}`);
}

const countsOf = (found: Faq) => KEYS.map((key) => found[key].qandA.length);

describe('the frequent questions', () => {
  it.each([undefined, ''])('are 28 in five categories for «%s»', async (typed) => {
    const all = await faq(typed);
    expect(Object.keys(all)).toEqual([...KEYS]);
    expect(countsOf(all)).toEqual([7, 5, 7, 5, 4]);
    for (const { icon, title, subtitle, qandA } of Object.values(all)) {
      expect([icon, title, subtitle].every((text) => text.length > 0)).toBe(true);
      for (const { question, ans } of qandA)
        expect([question, ans].every((text) => text.length > 5)).toBe(true);
    }
  });

  it('are searched in whatever case, and every category stays', async () => {
    const found = await faq('TARJETA');
    expect(countsOf(found)).toEqual([1, 0, 0, 0, 0]);
    expect(found.payment.qandA[0]?.question).toContain('tarjeta');
    expect(countsOf(await faq('nada así'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('are found by their own text, not by that of the answer', async () => {
    expect(countsOf(await faq('bizum'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('are all there again after a search', async () => {
    await faq('tarjeta');
    expect(countsOf(await faq())).toEqual([7, 5, 7, 5, 4]);
  });
});

describe('the knowledge base', () => {
  it('has six cards with the addresses of their categories', async () => {
    const cards: KnowledgeBaseCard[] = await get('/faq/data/knowledge_base');
    expect(cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { category, img, title, desc } of cards) {
      expect(category).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(img).toMatch(/^data:image/);
      expect([title, desc].every((text) => text.length > 0)).toBe(true);
    }
  });

  it('has six topics', async () => {
    const topics: KnowledgeBaseTopic[] = await get('/faq/data/category');
    expect(topics.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(topics.map(({ questions }) => questions.length)).toEqual([5, 5, 5, 5, 5, 4]);
    for (const { icon, iconColor, questions } of topics) {
      expect(icon).not.toBe('');
      expect(iconColor).toMatch(/^text-(primary|success|danger|warning|info|secondary)$/);
      for (const { question, slug } of questions) {
        expect(question).not.toBe('');
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }
    }
  });

  it('gives each category its own questions, and leaves none of the 29 out', async () => {
    const cards: KnowledgeBaseCard[] = await get('/faq/data/knowledge_base');
    const lists = await Promise.all(
      cards.map(async ({ category }) => {
        const topics: KnowledgeBaseTopic[] = await get('/faq/data/category', `category=${category}`);
        return topics.flatMap(({ questions }) => questions.map(({ slug }) => slug));
      }),
    );
    expect(lists.every((slugs) => slugs.length > 5)).toBe(true);
    expect(new Set(lists.map(String)).size).toBe(cards.length);
    expect(new Set(lists.flat()).size).toBe(29);
    expect((await ask('GET', '/faq/data/category', { query: 'category=nada' }))?.status).toBe(404);
  });

  it('answers each question with its own title and text, and names five others of its category', async () => {
    const topics: KnowledgeBaseTopic[] = await get('/faq/data/category', 'category=tu-factura');
    const listed = topics.flatMap(({ questions }) => questions);
    const contents = new Set<string>();
    for (const { question, slug } of listed) {
      const answer = await get('/faq/data/question', `category=tu-factura&question=${slug}`);
      expect(Object.keys(answer).toSorted()).toEqual(['content', 'lastUpdated', 'relatedQuestions', 'title']);
      expect(answer.title).toBe(question);
      expect(answer.lastUpdated).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4}$/);
      const related = answer.relatedQuestions.map((other: { question: string }) => other.question);
      expect(new Set(related).size).toBe(5);
      expect(related).not.toContain(question);
      expect(listed.map((other) => other.question)).toEqual(expect.arrayContaining(related));
      expect(answer.content).toMatch(/^<p><img src="data:image[^"]*".*<li>/);
      contents.add(answer.content);
    }
    expect(contents.size).toBe(listed.length);
  });

  it('has an answer for a question that no address names, and none for an unknown one', async () => {
    expect((await get('/faq/data/question')).title).toBe('¿Qué potencia me conviene contratar?');
    expect((await ask('GET', '/faq/data/question', { query: 'question=nada' }))?.status).toBe(404);
  });
});
