import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { useDisplay } from '../../ui/theme/display.ts';
import { actionHits } from './action-hits.ts';
import { findActions } from './actions.ts';
import { useCupsHits } from './cups-hits.ts';
import { findScreens } from './find-screens.ts';
import type { HitGroup } from './hit.ts';
import { useBusinessHits } from './use-business-hits.ts';
import { useTemplateHits } from './use-template-hits.ts';

/** It travels with the search, and not with the texts of the first files. */
const ACTIONS_TITLE = { es: 'Acciones', en: 'Actions' };

/** The results come in the order in which people choose them: actions first, then the business, and the pages last. */
export function useHitGroups(text: string, recent: readonly string[]) {
  const { t } = useTranslation('shell');
  const { language } = useDisplay();
  const screens = useVisibleScreens();
  const cups = useCupsHits(screens, text);
  const template = useTemplateHits(text);
  const say = useText();
  const found = findActions(text);
  // An action that names a client is about that client alone.
  const client = found.find((action) => action.client !== '')?.client;
  const business = useBusinessHits(screens, client ?? text);
  const actions = actionHits({ actions: found, screens, groups: business.groups, say });

  const again = recent.map((typed) => ({
    id: `again-${typed}`,
    title: typed,
    again: typed,
    icon: IconHistory,
  }));
  const groups: readonly HitGroup[] = [
    { key: 'recent', title: t('searchRecent'), hits: text.trim() === '' ? again : [] },
    { key: 'cups', title: 'CUPS', hits: cups },
    { key: 'actions', title: say(ACTIONS_TITLE), hits: actions },
    ...business.groups,
    ...template,
    { key: 'pages', title: t('searchPages'), hits: findScreens(screens, text, language) },
  ];
  return { ...business, groups: groups.filter(({ hits }) => hits.length > 0) };
}
