import { useSample } from '../../data/sample.ts';
import { useHiddenAreas } from '../../data/session.ts';
import { useMay } from '../../data/use-ability.ts';
import { fold } from '../../format/fold.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ROOT } from '../guard.ts';
import { type HitGroup, MOST } from './hit.ts';

type FileEntry = {
  readonly title: string;
  readonly by: string;
  readonly size: string;
  readonly file: string;
};
type ContactEntry = {
  readonly title: string;
  readonly email: string;
  readonly img: string;
  readonly date: string;
};
type Group<Name, Entry> = { readonly groupTitle: Name; readonly data: readonly Entry[] };
type SearchData = {
  readonly searchArr: readonly [
    Group<'Pages', unknown>,
    Group<'Files', FileEntry>,
    Group<'Contacts', ContactEntry>,
  ];
};

/**
 * The files and contacts of the sample data, which every screen finds for users who have the template. They are loaded
 * with the first letter typed, and with no screen.
 */
export function useTemplateHits(text: string): readonly HitGroup[] {
  const { t } = useTranslation('shell');
  const query = fold(text.trim());
  const hidden = useHiddenAreas().includes('aplicaciones');
  const enabled = useMay(ROOT.access) && !hidden && query !== '';
  const options = { enabled, staleTime: Number.POSITIVE_INFINITY };
  const { data } = useSample<SearchData>('/api/main-search/data', {}, options);
  if (!enabled || !data) return [];
  const named = <E extends { readonly title: string }>(entries: readonly E[]) =>
    entries.filter(({ title }) => fold(title).includes(query)).slice(0, MOST);
  const [, files, contacts] = data.searchArr;
  return [
    {
      key: 'files',
      title: t('searchFiles'),
      hits: named(files.data).map(({ title, by, size, file }) => ({
        id: `file-${title}`,
        title,
        detail: `${by} · ${size}`,
        // The samples hold no file but its name, and the person who has it is in the chat.
        to: `/apps/chat?${new URLSearchParams({ q: by })}`,
        img: file,
      })),
    },
    {
      key: 'contacts',
      title: t('searchContacts'),
      hits: named(contacts.data).map(({ title, email, date, img }) => ({
        id: `contact-${email}`,
        title,
        detail: `${email} · ${date}`,
        to: `/apps/email?${new URLSearchParams({ para: email })}`,
        img,
      })),
    },
  ];
}
