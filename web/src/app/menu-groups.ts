import { type Icon, IconBolt, IconBriefcase, IconSettings, IconUsersGroup } from '@tabler/icons-react';
import type { Text } from '../ui/frame/text.ts';

export type MenuGroup = {
  readonly id: string;
  readonly title: Text;
  readonly icon: Icon;
  /** Makes it a section inside another group. */
  readonly parent?: string;
};

/** Screens of this group stand in the menu by themselves. */
export const TOP = 'top';

/** The groups of the menu in their order; a group nobody may enter is not shown. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  { id: 'suministro', title: { es: 'Suministro', en: 'Supply' }, icon: IconBolt },
  { id: 'venta', title: { es: 'Venta', en: 'Sales' }, icon: IconBriefcase },
  { id: 'equipo', title: { es: 'Equipo', en: 'Team' }, icon: IconUsersGroup },
  { id: 'administracion', title: { es: 'Administración', en: 'Administration' }, icon: IconSettings },
];
