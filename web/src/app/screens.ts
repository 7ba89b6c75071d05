import { areasDePlantilla } from '@vatio/contract';
import { call } from '../data/call.ts';
import { rereadSamples } from '../data/sample.ts';
import { setSampleDoor } from '../data/sample-door.ts';
import { readSession } from '../data/session.ts';
import { accessControlScreens } from '../demo/access-control/screens.ts';
import { appsScreens } from '../demo/apps/screens.ts';
import { chartsScreens } from '../demo/charts/screens.ts';
import { componentsScreens } from '../demo/components/screens.ts';
import { pageLayoutsScreens } from '../demo/dashboards/page-layouts/screens.ts';
import { dashboardsScreens } from '../demo/dashboards/screens.ts';
import { extensionsScreens } from '../demo/extensions/screens.ts';
import { formsScreens } from '../demo/forms/screens.ts';
import { miscScreens } from '../demo/misc/screens.ts';
import { pagesScreens } from '../demo/pages/screens.ts';
import { tablesScreens } from '../demo/tables/screens.ts';
import { uiElementsScreens } from '../demo/ui-elements/screens.ts';
import type { Screen } from '../ui/frame/screen.ts';
import { textIn } from '../ui/frame/text.ts';
import { onDisplayChange, readDisplay } from '../ui/theme/display.ts';
import { type AreaScreen, screensOf, withoutParts } from './area-screens.ts';
import { BUSINESS_SCREENS } from './business-screens.ts';
import { isReachable } from './search/find-screens.ts';

declare module '../texts/dictionary.ts' {
  interface Dictionaries {
    readonly 'access-control': typeof import('../demo/access-control/es.json');
    readonly 'apps/access': typeof import('../demo/apps/access/es.json');
    readonly 'apps/account': typeof import('../demo/apps/account/es.json');
    readonly 'apps/calendar': typeof import('../demo/apps/calendar/es.json');
    readonly 'apps/chat': typeof import('../demo/apps/chat/es.json');
    readonly 'apps/ecommerce': typeof import('../demo/apps/ecommerce/es.json');
    readonly 'apps/email': typeof import('../demo/apps/email/es.json');
    readonly 'apps/invoice': typeof import('../demo/apps/invoice/es.json');
    readonly 'apps/kanban': typeof import('../demo/apps/kanban/es.json');
    readonly 'apps/todo': typeof import('../demo/apps/todo/es.json');
    readonly 'apps/user': typeof import('../demo/apps/user/es.json');
    readonly charts: typeof import('../demo/charts/es.json');
    readonly components: typeof import('../demo/components/es.json');
    readonly dashboards: typeof import('../demo/dashboards/es.json');
    readonly extensions: typeof import('../demo/extensions/es.json');
    readonly forms: typeof import('../demo/forms/es.json');
    readonly kit: typeof import('../demo/kit/es.json');
    readonly misc: typeof import('../demo/misc/es.json');
    readonly pages: typeof import('../demo/pages/es.json');
    readonly tables: typeof import('../demo/tables/es.json');
    readonly 'ui-elements': typeof import('../demo/ui-elements/es.json');
  }
}

const { 'apps/ecommerce': shopScreens = [], ...otherAppsScreens } = appsScreens;

/** The areas of the template, in the parts that a house may hide. */
const TEMPLATE_PARTS: Readonly<Record<areasDePlantilla.Area, Readonly<Record<string, readonly Screen[]>>>> = {
  paneles: { dashboards: dashboardsScreens },
  aplicaciones: otherAppsScreens,
  tienda: { 'apps/ecommerce': shopScreens },
  paginas: { pages: pagesScreens, misc: miscScreens, 'access-control': accessControlScreens },
  interfaz: {
    'ui-elements': uiElementsScreens,
    components: componentsScreens,
    extensions: extensionsScreens,
    dashboards: pageLayoutsScreens,
  },
  formularios: { forms: formsScreens },
  tablas: { tables: tablesScreens },
  graficos: { charts: chartsScreens },
};

const TEMPLATE_SCREENS = areasDePlantilla.AREAS.flatMap((part) =>
  screensOf(TEMPLATE_PARTS[part]).map((screen) => ({ ...screen, part })),
);

/** Every screen of the product. Router, menus, search, breadcrumbs and tests read this list and no other. */
export const SCREENS: readonly AreaScreen[] = [...BUSINESS_SCREENS, ...TEMPLATE_SCREENS];

/** All of them, but for what the house hides from a visitor: a session says itself what it is to hide. */
export async function loadScreens(): Promise<readonly AreaScreen[]> {
  if (import.meta.env.MODE === 'demo' || readSession()) return SCREENS;
  const { areasOcultas } = await call(areasDePlantilla.get, {});
  return withoutParts(SCREENS, areasOcultas);
}

// The sample data must not import screens nor settings, so they are given the list of pages and the language here.
setSampleDoor(async () => {
  const door = await import('../sample-data/index.ts');
  const pages = SCREENS.filter(isReachable);
  door.setPages(
    pages.map(({ id, title, icon, path, overrides }) => ({
      target: id,
      title: textIn(title, 'es'),
      icon: icon.displayName ?? '',
      link: path,
      ...(overrides?.menuCollapsed && { collapsed: true as const }),
    })),
  );
  door.setSampleLanguage(readDisplay().language);
  onDisplayChange(() => {
    if (door.setSampleLanguage(readDisplay().language)) rereadSamples();
  });
  return door;
});
