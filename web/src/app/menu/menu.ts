import type { MenuPlace, Screen } from '../../ui/frame/screen.ts';
import type { Text } from '../../ui/frame/text.ts';
import { MENU_GROUPS, type MenuGroup, TEMPLATE_GROUP, TOP } from './groups.ts';

/** An entry that leads somewhere, or nowhere when it is disabled. */
export type MenuLink = {
  readonly kind: 'link';
  readonly id: string;
  readonly title: Text;
  readonly icon: Screen['icon'];
  /** Address of a screen. */
  readonly to?: string;
  /** Address elsewhere. Without `to` and `href` the entry is disabled. */
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
  /** The template's screens are on their way: its groups keep their place. */
  readonly expectTemplate?: boolean;
};

/** The menu of somebody who may enter these screens: lone screens first, then the groups that have something. */
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

/** Beside the groups of the business, those of the template stand in one. */
function withTemplateInOne(branches: readonly MenuBranch[]): readonly MenuBranch[] {
  const template = branches.filter(({ group }) => group.template);
  const business = branches.filter(({ group }) => !group.template);
  if (business.length === 0 || template.length === 0) return branches;
  return [...business, { kind: 'group', id: TEMPLATE_GROUP.id, group: TEMPLATE_GROUP, entries: template }];
}

function linkOf({ id, title, icon, path, menu }: Screen): MenuLink[] {
  return menu ? [{ kind: 'link', id, title, icon, to: path, menu }] : [];
}

/** The entry that holds an address, and the groups around it: of two that could, the one that says more of it. */
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

/** Whether an address is that of a screen or of a page under it. */
function holds(path: string, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
