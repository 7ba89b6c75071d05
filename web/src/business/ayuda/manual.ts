import type { ManualPage } from './manual-page.ts';
import type { PageName } from './page-names.ts';

const files = import.meta.glob<ManualPage>('../../../../docs/manual/*.md', {
  query: '?manual',
  import: 'default',
  eager: true,
});

const PAGES: ReadonlyMap<string, ManualPage> = new Map(
  Object.entries(files).map(([path, page]) => [path.replace(/^.*\/|\.md$/g, ''), page]),
);

/** A page by its name in the address; `undefined` when there is none. */
export function findPage(name: string): ManualPage | undefined {
  return PAGES.get(name);
}

/** A page that the table names; `manual.test.ts` makes sure that its file is there. */
export function pageOf(name: PageName): ManualPage {
  return PAGES.get(name) ?? { title: name, sections: [] };
}

/** The version in force heads the newest section of the news; `documentation.test.ts` of the server holds it to `package.json`. */
export function versionInForce(): string {
  const newest = pageOf('novedades').sections.find(({ title }) => title !== '');
  return newest?.title.split(' ')[0] ?? '';
}

/** Every page of the folder by its name. */
export function everyPage(): readonly (readonly [string, ManualPage])[] {
  return [...PAGES];
}
