import { today } from '../../format/date.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import type { Asked } from './actions.ts';
import type { Hit, HitGroup } from './hit.ts';

/** The actions as results: for each client that was found when one is named, and else the action itself. */
export function actionHits({
  actions,
  screens,
  groups,
  say,
}: {
  readonly actions: readonly Asked[];
  readonly screens: readonly Screen[];
  readonly groups: readonly HitGroup[];
  readonly say: (text: Asked['action']['title']) => string;
}): Hit[] {
  const found = groups.find(({ key }) => key === 'clientes')?.hits ?? [];
  return actions
    .filter(({ action }) => screens.some(({ id }) => id === action.screen))
    .flatMap(({ action: { id, icon, title, to, forClient, run }, client }): Hit[] => {
      if (client === '' || !forClient) {
        return [{ id: `do-${id}`, title: say(title), icon, to: to?.(today()), run }];
      }
      return found.map((hit) => ({
        id: `do-${id}-${hit.id}`,
        title: `${say(title)}: ${hit.title}`,
        icon,
        to: forClient(hit.id.replace(/^clientes-/, '')),
      }));
    });
}
