import {
  type Icon,
  IconApps,
  IconArticle,
  IconBolt,
  IconBriefcase,
  IconBuildingStore,
  IconCards,
  IconChartPie,
  IconClipboardText,
  IconComponents,
  IconDots,
  IconFileInvoice,
  IconFiles,
  IconForms,
  IconLayout,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLock,
  IconMessages,
  IconPalette,
  IconPlug,
  IconPuzzle,
  IconSettings,
  IconShieldCheck,
  IconTable,
  IconTemplate,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Text } from '../../ui/frame/text.ts';

export type MenuGroup = {
  readonly id: string;
  readonly title: Text;
  readonly icon: Icon;
  readonly badge?: Text;
  /** Id of the group that holds this one. */
  readonly parent?: string;
  /** In the menu at the side its entries are always visible under this header, instead of folding. */
  readonly header?: Text;
  /** Its screens belong to the template, and may not have loaded yet. */
  readonly template?: true;
};

/** Holds the groups of the template when the business has groups too. */
export const TEMPLATE_GROUP: MenuGroup = {
  id: 'template',
  title: { es: 'Plantilla', en: 'Template' },
  icon: IconTemplate,
};

/** The screens of this group stand in the menu on their own. */
export const TOP = 'top';

const APPS_AND_PAGES: Text = { es: 'Aplicaciones y páginas', en: 'Apps & pages' };

/** The groups of the menu in their order. A group without a screen for the user is not shown. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  ...business([
    { id: 'mi-energia', title: { es: 'Mi energía', en: 'My energy' }, icon: IconPlug },
    { id: 'gestiones', title: { es: 'Gestiones', en: 'Requests' }, icon: IconMessages },
    { id: 'suministro', title: { es: 'Suministro', en: 'Supply' }, icon: IconBolt },
    { id: 'venta', title: { es: 'Venta', en: 'Sales' }, icon: IconBriefcase },
    { id: 'equipo', title: { es: 'Equipo', en: 'Team' }, icon: IconUsersGroup },
    {
      id: 'administracion',
      title: { es: 'Administración', en: 'Administration' },
      icon: IconSettings,
    },
  ]),
  ...template([
    {
      id: 'dashboards',
      title: { es: 'Paneles', en: 'Dashboards' },
      icon: IconLayoutDashboard,
      badge: '2',
    },
    {
      id: 'apps',
      title: { es: 'Aplicaciones', en: 'Apps' },
      icon: IconApps,
      header: APPS_AND_PAGES,
    },
    {
      id: 'apps-access',
      parent: 'apps',
      title: { es: 'Roles y permisos', en: 'Roles & permissions' },
      icon: IconShieldCheck,
    },
    {
      id: 'apps-invoice',
      parent: 'apps',
      title: { es: 'Facturas', en: 'Invoices' },
      icon: IconFileInvoice,
    },
    {
      id: 'apps-ecommerce',
      parent: 'apps',
      title: { es: 'Comercio electrónico', en: 'eCommerce' },
      icon: IconBuildingStore,
    },
    { id: 'apps-user', parent: 'apps', title: { es: 'Usuarios', en: 'Users' }, icon: IconUser },
    {
      id: 'ui',
      title: { es: 'Interfaz', en: 'User interface' },
      icon: IconPalette,
      header: { es: 'Interfaz', en: 'User interface' },
    },
    {
      id: 'ui-cards',
      parent: 'ui',
      title: { es: 'Tarjetas', en: 'Cards' },
      icon: IconCards,
      badge: { es: 'Nuevo', en: 'New' },
    },
    {
      id: 'ui-components',
      parent: 'ui',
      title: { es: 'Componentes', en: 'Components' },
      icon: IconComponents,
    },
    {
      id: 'ui-extensions',
      parent: 'ui',
      title: { es: 'Extensiones', en: 'Extensions' },
      icon: IconPuzzle,
    },
    {
      id: 'ui-layouts',
      parent: 'ui',
      title: { es: 'Disposición', en: 'Page layouts' },
      icon: IconLayout,
    },
    {
      id: 'forms',
      title: { es: 'Formularios y tablas', en: 'Forms & tables' },
      icon: IconForms,
      header: { es: 'Formularios y tablas', en: 'Forms & tables' },
    },
    {
      id: 'forms-elements',
      parent: 'forms',
      title: { es: 'Elementos', en: 'Form elements' },
      icon: IconClipboardText,
    },
    {
      id: 'forms-datatables',
      parent: 'forms',
      title: { es: 'Tablas de datos', en: 'Data tables' },
      icon: IconTable,
    },
    { id: 'pages', title: { es: 'Páginas', en: 'Pages' }, icon: IconFiles, header: APPS_AND_PAGES },
    {
      id: 'pages-auth',
      parent: 'pages',
      title: { es: 'Autenticación', en: 'Authentication' },
      icon: IconLock,
    },
    { id: 'pages-blog', parent: 'pages', title: 'Blog', icon: IconArticle },
    {
      id: 'pages-misc',
      parent: 'pages',
      title: { es: 'Páginas sueltas', en: 'Miscellaneous' },
      icon: IconLifebuoy,
    },
    {
      id: 'charts',
      title: { es: 'Gráficos', en: 'Charts' },
      icon: IconChartPie,
      header: { es: 'Gráficos', en: 'Charts' },
    },
    {
      id: 'misc',
      title: { es: 'Otros', en: 'Misc' },
      icon: IconDots,
      header: { es: 'Otros', en: 'Misc' },
    },
    {
      id: 'misc-levels',
      parent: 'misc',
      title: { es: 'Niveles de menú', en: 'Menu levels' },
      icon: IconLayout,
    },
    {
      id: 'misc-levels-2',
      parent: 'misc-levels',
      title: { es: 'Segundo nivel', en: 'Second level' },
      icon: IconLayout,
    },
  ]),
];

/**
 * The groups of the business have few entries, so they are always open in the menu at the side, each under its own
 * header.
 */
function business(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups.map((group) => ({ ...group, header: group.title }));
}

function template(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups.map((group) => ({ ...group, template: true }));
}
