import { useTranslation } from '../../texts/use-translation.ts';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Crumbs } from '../../ui/nav/crumbs.tsx';
import type { AreaScreen } from '../area-screens.ts';
import { breadcrumbsOf } from '../breadcrumbs.ts';
import { HOME } from '../guard.ts';
import { groupCrumbsOf } from '../menu/group-crumbs.ts';

type Props = {
  readonly screen: AreaScreen | undefined;
  readonly pathname: string;
  readonly current: string;
  /** The name of the page right above, where the open screen knows a better one than that of its row. */
  readonly above?: string | undefined;
};

/** The breadcrumb of the current page; the home page has none. */
export function Breadcrumbs({ screen, pathname, current, above: aboveName }: Props) {
  const { t } = useTranslation('app');
  const say = useText();
  const screens = useVisibleScreens();
  if (pathname === HOME) return null;
  const above = breadcrumbsOf(screens, pathname);
  // A screen without a menu entry belongs to the group of the screen above it.
  const named = screen?.menu ? screen : screens.find(({ id }) => id === above[0]?.id);
  const groups = screen?.template && named ? groupCrumbsOf(named) : [];
  const crumbs = [...groups, ...above];
  const nearest = above.at(-1);
  return (
    <Crumbs
      label={t('breadcrumb')}
      steps={[
        { id: 'home', label: t('home'), to: HOME },
        ...crumbs.map((crumb) => ({
          id: crumb.id,
          label: crumb === nearest && aboveName ? aboveName : say(crumb.title),
          to: crumb.to,
        })),
      ]}
      current={current}
    />
  );
}
