import { useSample } from '../../../data/sample.ts';
import type { KnowledgeBaseCard } from '../../../sample-data/faq/faq.ts';

/** The subject of the knowledge base that stands in an address; undefined while it loads, and when there is none. */
export function useSubject(category: string): KnowledgeBaseCard | undefined {
  const { data } = useSample<readonly KnowledgeBaseCard[]>('/faq/data/knowledge_base');
  return data?.find((card) => card.category === category);
}
