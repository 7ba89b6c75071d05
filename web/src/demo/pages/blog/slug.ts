import { fold } from '../../../format/fold.ts';

/** Makes a title fit for an address: `¿Qué es un CUPS?` gives `que-es-un-cups`. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
