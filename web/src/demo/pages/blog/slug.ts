import { fold } from '../../../format/fold.ts';

/** A title as an address writes it: `¿Qué es un CUPS?` is `que-es-un-cups`. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
