import { POSTS } from '../sample-data/blog/posts.ts';
import { PRODUCTS } from '../sample-data/ecommerce/rows.ts';
import { KNOWLEDGE_BASE, QUESTIONS } from '../sample-data/faq/knowledge-base.ts';
import { readInvoices } from '../sample-data/invoices/rows.ts';
import { readUsers } from '../sample-data/users/rows.ts';
import { FOLDERS, LABELS } from './apps/email/mailbox/places.ts';
import { FILTERS, TAGS } from './apps/todo/places.ts';

const idsOf = (rows: readonly { readonly id: number | string }[]) => rows.map(({ id }) => String(id));

const invoices = idsOf(readInvoices());
const posts = idsOf(POSTS);

/** What the sample data knows under each path with a parameter: the end of its address, from the first parameter on. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '/apps/email/:folder': idsOf(FOLDERS),
  '/apps/email/label/:label': LABELS,
  '/apps/todo/:filter': idsOf(FILTERS),
  '/apps/todo/tag/:tag': idsOf(TAGS),
  '/apps/invoice/preview/:id': invoices,
  '/apps/invoice/edit/:id': invoices,
  '/apps/ecommerce/product-detail/:slug': PRODUCTS.map(({ slug }) => slug),
  '/apps/user/view/:id': idsOf(readUsers()),
  '/pages/knowledge-base/:category': KNOWLEDGE_BASE.map(({ category }) => category),
  '/pages/knowledge-base/:category/:question': QUESTIONS.flatMap(({ categories, slug }) =>
    categories.map((category) => `${category}/${slug}`),
  ),
  '/pages/blog/detail/:id': posts,
  '/pages/blog/edit/:id': posts,
};

/** The addresses of a screen of the demonstration: its path, or one for each thing that the sample data knows under it. */
export function addressesOf(path: string): readonly string[] {
  const at = path.indexOf(':');
  if (at === -1) return path.includes('*') ? [] : [path];
  return (KNOWN[path] ?? []).map((known) => path.slice(0, at) + known);
}
