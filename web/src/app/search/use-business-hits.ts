import { busqueda } from '@vatio/contract';
import type { Problem } from '../../data/problem.ts';
import { useRead } from '../../data/use-read.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import { useText } from '../../ui/frame/text.ts';
import type { HitGroup } from './hit.ts';
import { useSettled } from './use-settled.ts';

/** Id of the screen that lists each group: its title and icon, and the address that its hits stand under. */
const SCREEN_OF: Readonly<Record<busqueda.Grupo, string>> = {
  puntos: 'cups',
  clientes: 'clientes',
  propuestas: 'propuestas',
  contratos: 'contratos',
  analisis: 'analisis',
  comerciales: 'comerciales',
};

/** From how many letters on the server is asked, and how long after the last one, ms. */
const LEAST = 2;
const PAUSE_MS = 200;

type Found = {
  readonly groups: readonly HitGroup[];
  readonly busy: boolean;
  readonly error: Problem | null;
  readonly retry: () => unknown;
};

/** What the business has by that name. The answer to a text that is no longer typed is dropped. */
export function useBusinessHits(screens: readonly Screen[], text: string): Found {
  const say = useText();
  const typed = text.trim();
  const q = useSettled(typed, PAUSE_MS);
  const wanted = import.meta.env.MODE !== 'demo' && typed.length >= LEAST;
  const settled = q === typed;
  const { data, error, isFetching, refetch } = useRead(
    busqueda.buscar,
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
