import { setSampleDoor } from '../data/sample-door.ts';
import { accessControlScreens } from '../demo/access-control/screens.ts';
import { appsScreens } from '../demo/apps/screens.ts';
import { chartsScreens } from '../demo/charts/screens.ts';
import { componentsScreens } from '../demo/components/screens.ts';
import { dashboardsScreens } from '../demo/dashboards/screens.ts';
import { extensionsScreens } from '../demo/extensions/screens.ts';
import { formsScreens } from '../demo/forms/screens.ts';
import { miscScreens } from '../demo/misc/screens.ts';
import { pageLayoutsScreens } from '../demo/page-layouts/screens.ts';
import { pagesScreens } from '../demo/pages/screens.ts';
import { tablesScreens } from '../demo/tables/screens.ts';
import { uiElementsScreens } from '../demo/ui-elements/screens.ts';
import { textIn } from '../ui/frame/text.ts';
import { type AreaScreen, screensOf } from './area-screens.ts';
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
    readonly misc: typeof import('../demo/misc/es.json');
    readonly 'page-layouts': typeof import('../demo/page-layouts/es.json');
    readonly pages: typeof import('../demo/pages/es.json');
    readonly tables: typeof import('../demo/tables/es.json');
    readonly 'ui-elements': typeof import('../demo/ui-elements/es.json');
  }
}

const TEMPLATE_AREAS = {
  dashboards: dashboardsScreens,
  ...appsScreens,
  pages: pagesScreens,
  misc: miscScreens,
  'ui-elements': uiElementsScreens,
  components: componentsScreens,
  extensions: extensionsScreens,
  'page-layouts': pageLayoutsScreens,
  forms: formsScreens,
  tables: tablesScreens,
  charts: chartsScreens,
  'access-control': accessControlScreens,
};

/** Every screen of the product. Router, menus, search, breadcrumbs and tests read this list and no other. */
export const SCREENS: readonly AreaScreen[] = [...BUSINESS_SCREENS, ...screensOf(TEMPLATE_AREAS)];

// The sample data must not import screens, so they are given the list of pages here.
setSampleDoor(async () => {
  const door = await import('../sample-data/index.ts');
  const pages = SCREENS.filter(isReachable);
  door.setPages(
    pages.map(({ id, title, icon, path }) => ({
      target: id,
      title: textIn(title, 'es'),
      icon: icon.displayName ?? '',
      link: path,
    })),
  );
  return door;
});
