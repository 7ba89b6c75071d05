import type { Screen } from '../ui/frame/screen.ts';

type Row = Pick<Screen, 'id' | 'path' | 'title' | 'icon' | 'load'> & Partial<Screen>;

/** A row of the template areas: for administrators and inside the shell, unless it says otherwise. */
export function templateScreen(row: Row): Screen {
  return {
    keywords: [],
    access: 'manage all',
    layout: 'shell',
    template: true,
    ...row,
  };
}
