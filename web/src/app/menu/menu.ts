import type { MenuPlace, Screen } from '../../ui/frame/screen.ts';
import type { Text } from '../../ui/frame/text.ts';
import { MENU_GROUPS, type MenuGroup, TEMPLATE_GROUP, TOP } from './groups.ts';

/** An entry that leads somewhere, or nowhere when it is disabled. */
export type MenuLink = {
  readonly kind: 'link';
  readonly id: string;
  readonly title: Text;
  readonly icon: Screen['icon'];
  readonly to?: string;
  /** An address outside the product. An entry without `to` and `href` is disabled. */
  readonly href?: string;
  readonly menu: MenuPlace;
};

export type MenuBranch = {
  readonly kind: 'group';
  readonly id: string;
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
};

export type MenuEntry = MenuLink | MenuBranch;

type Options = {
  readonly groups?: readonly MenuGroup[];
  readonly links?: readonly MenuLink[];
  /** The screens of the template are still loading: its groups keep their place. */
  readonly expectTemplate?: boolean;
};

/**
 * The menu of a user who may open these screens: first the screens without a group, then the groups that have entries.
 */
export function menuOf(screens: readonly Screen[], options: Options = {}): MenuEntry[] {
  const { groups = MENU_GROUPS, links = [], expectTemplate = false } = options;
  const all = [...screens.flatMap(linkOf), ...links];

  const linksIn = (id: string) =>
    all
      .filter(({ menu }) => menu.group === id)
      .toSorted(
        (a, b) =>
          (a.menu.order ?? Number.POSITIVE_INFINITY) - (b.menu.order ?? Number.POSITIVE_INFINITY) || 0,
      );

  const branchesIn = (parent: string | undefined): MenuBranch[] =>
    groups
      .filter((group) => group.parent === parent)
      .map((group) => ({
        kind: 'group' as const,
        id: group.id,
        group,
        entries: [...linksIn(group.id), ...branchesIn(group.id)],
      }))
      .filter(({ entries, group }) => entries.length > 0 || (expectTemplate && group.template && !parent));

  return [...linksIn(TOP), ...withTemplateInOne(branchesIn(undefined))];
}

/** Beside the groups of the business, those of the template are nested in one group. */
function withTemplateInOne(branches: readonly MenuBranch[]): readonly MenuBranch[] {
  const template = branches.filter(({ group }) => group.template);
  const business = branches.filter(({ group }) => !group.template);
  if (business.length === 0 || template.length === 0) return branches;
  return [...business, { kind: 'group', id: TEMPLATE_GROUP.id, group: TEMPLATE_GROUP, entries: template }];
}

function linkOf({ id, title, icon, path, menu }: Screen): MenuLink[] {
  return menu ? [{ kind: 'link', id, title, icon, to: path, menu }] : [];
}

/** The ids of the entry of an address and of the groups around it. When two entries fit, the longer path wins. */
export function currentIds(entries: readonly MenuEntry[], pathname: string): ReadonlySet<string> {
  const trails = trailsOf(entries).filter(({ to }) => holds(to, pathname));
  const best = trails.toSorted((a, b) => b.to.length - a.to.length)[0];
  return new Set(best?.ids);
}

type Trail = { readonly to: string; readonly ids: readonly string[] };

function trailsOf(entries: readonly MenuEntry[]): Trail[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'link') return entry.to === undefined ? [] : [{ to: entry.to, ids: [entry.id] }];
    return trailsOf(entry.entries).map(({ to, ids }) => ({ to, ids: [entry.id, ...ids] }));
  });
}

/** Whether an address is that of a screen or of a page below it. */
function holds(path: string, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
