import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { useDisplay } from '../../ui/theme/display.ts';
import { useCupsHits } from './cups-hits.ts';
import { findScreens } from './find-screens.ts';
import type { HitGroup } from './hit.ts';
import { useBusinessHits } from './use-business-hits.ts';
import { useTemplateHits } from './use-template-hits.ts';

/**
 * All the results of a text. Those that are known at once come first, so that nothing moves when the server answers.
 */
export function useHitGroups(text: string, recent: readonly string[]) {
  const { t } = useTranslation('shell');
  const { language } = useDisplay();
  const screens = useVisibleScreens();
  const cups = useCupsHits(screens, text);
  const template = useTemplateHits(text);
  const business = useBusinessHits(screens, text);

  const again = recent.map((one) => ({ id: `again-${one}`, title: one, again: one, icon: IconHistory }));
  const groups: readonly HitGroup[] = [
    { key: 'recent', title: t('searchRecent'), hits: text.trim() === '' ? again : [] },
    { key: 'cups', title: 'CUPS', hits: cups },
    { key: 'pages', title: t('searchPages'), hits: findScreens(screens, text, language), always: true },
    ...template,
    ...business.groups,
  ];
  return { ...business, groups: groups.filter(({ hits, always }) => always || hits.length > 0) };
}
