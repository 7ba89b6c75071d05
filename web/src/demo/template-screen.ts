import type { Screen } from '../ui/frame/screen.ts';

type Row = Pick<Screen, 'id' | 'path' | 'title' | 'icon' | 'load'> & Partial<Screen>;

/** Makes a screen of a template area: for administrators and inside the shell, unless the row says otherwise. */
export function templateScreen(row: Row): Screen {
  return {
    keywords: [],
    access: 'manage all',
    layout: 'shell',
    template: true,
    ...row,
    borrowsTexts: ['kit', ...(row.borrowsTexts ?? [])],
  };
}
