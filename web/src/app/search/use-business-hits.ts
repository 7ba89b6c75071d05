import { busqueda } from '@vatio/contract';
import type { Problem } from '../../data/problem.ts';
import { useRead } from '../../data/use-read.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import { useText } from '../../ui/frame/text.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { HitGroup } from './hit.ts';

/**
 * Ids of the screens that list each group. The group has the title and icon of that screen, and its hits stand under
 * its address.
 */
const SCREEN_OF: Readonly<Record<busqueda.Grupo, string>> = {
  puntos: 'cups',
  clientes: 'clientes',
  propuestas: 'propuestas',
  contratos: 'contratos',
  analisis: 'analisis',
  comerciales: 'comerciales',
};

/** The server is asked from this many letters on, and this many milliseconds after the last one. */
const LEAST = 2;
const PAUSE_MS = 200;

type Found = {
  readonly groups: readonly HitGroup[];
  readonly busy: boolean;
  readonly error: Problem | null;
  readonly retry: () => unknown;
};

/** The business records that match a text. The answer to a text that has changed meanwhile is dropped. */
export function useBusinessHits(screens: readonly Screen[], text: string): Found {
  const say = useText();
  const typed = text.trim();
  const q = useSettled(typed, PAUSE_MS);
  const wanted = import.meta.env.MODE !== 'demo' && typed.length >= LEAST;
  const settled = q === typed;
  const { data, error, isFetching, refetch } = useRead(
    busqueda.search,
    { query: { q } },
    { enabled: wanted && settled },
  );
  const groups = (wanted && settled ? (data?.grupos ?? []) : []).flatMap(({ grupo, hallazgos }) => {
    const screen = screens.find(({ id }) => id === SCREEN_OF[grupo]);
    if (!screen) return [];
    return [
      {
        key: grupo,
        title: say(screen.title),
        hits: hallazgos.map(({ id, titulo, detalle, estado }) => ({
          id: `${grupo}-${id}`,
          title: titulo,
          detail: detalle,
          state: estado,
          to: `${screen.path}/${encodeURIComponent(id)}`,
          icon: screen.icon,
        })),
      },
    ];
  });
  return {
    groups,
    busy: wanted && (!settled || isFetching),
    error: wanted && settled ? error : null,
    retry: refetch,
  };
}
