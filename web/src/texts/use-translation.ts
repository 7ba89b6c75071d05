import { useEffect, useSyncExternalStore } from 'react';
import { loadTexts, onTextsChange, type Translation, translationOf } from './catalogue.ts';

/**
 * The texts of an area, in the language in force: `const { t } = useTranslation('clientes')`, or of a group of its keys,
 * `useTranslation('apps', { keyPrefix: 'invoice' })`. An area that its screen has not brought is fetched; should it not
 * come, the screen fails as any that lost a file.
 */
export function useTranslation<Area extends string = 'app', Group extends string = ''>(
  area?: Area,
  { keyPrefix }: { readonly keyPrefix?: Group } = {},
): Translation<Area, Group> {
  const room = area ?? 'app';
  const translation = useSyncExternalStore(onTextsChange, () => translationOf(room, keyPrefix));
  const { ready, failure } = translation;
  if (failure !== undefined) throw failure;
  useEffect(() => {
    // Its failure is told by what is drawn next.
    if (!ready) loadTexts(room).catch(() => undefined);
  }, [ready, room]);
  return translation as Translation<Area, Group>;
}
