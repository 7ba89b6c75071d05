import type { Screen } from '../ui/frame/screen.ts';
import { underConstruction } from '../ui/frame/under-construction.ts';

type Row = Pick<Screen, 'id' | 'path' | 'title' | 'icon'> & Partial<Screen>;

/** A row of the template areas: for administrators, inside the shell, and not built yet until it says what to load. */
export function templateScreen(row: Row): Screen {
  return {
    keywords: [],
    access: 'manage all',
    layout: 'shell',
    template: true,
    load: underConstruction,
    ...row,
  };
}
