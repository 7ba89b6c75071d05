import type { Text } from '../../ui/frame/text.ts';
import type { MenuEntry } from './menu.ts';

export type SideSection = {
  readonly id: string;
  readonly header?: Text;
  readonly entries: readonly MenuEntry[];
};

/**
 * The sections of the menu at the side. Groups with a header are always open below it, all those of one header where
 * the first of them is; other groups fold.
 */
export function sideSections(entries: readonly MenuEntry[]): SideSection[] {
  const sections: SideSection[] = [];
  for (const entry of entries) {
    const header = entry.kind === 'group' ? entry.group.header : undefined;
    const inside = entry.kind === 'group' && header ? entry.entries : [entry];
    const at = sections.findIndex(
      (section) => section.header === header && (header !== undefined || section === sections.at(-1)),
    );
    const known = sections[at];
    if (known) sections[at] = { ...known, entries: [...known.entries, ...inside] };
    else sections.push({ id: entry.id, header, entries: inside });
  }
  return sections;
}
