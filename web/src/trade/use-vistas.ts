import { auth, vistas } from '@vatio/contract';
import { useMemo } from 'react';
import { useMay } from '../data/use-ability.ts';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import type { NewView, SavedView, ViewsSource } from '../list/table/views/saved-views.ts';
import { useTranslation } from '../texts/use-translation.ts';

const CHANGES = { invalidates: [vistas.list] };
const NONE: readonly vistas.Listada[] = [];

/**
 * The saved views of a list, by the id of its row in the screens table. The server keeps them and gives those of all
 * lists at once, because the menu needs them too.
 */
export function useVistas(lista: string): ViewsSource {
  const { t } = useTranslation('ui');
  const forAll = useMay('manage all');
  const { data } = useRead(vistas.list, {}, { staleTime: 60_000 });
  const rows = useMemo(() => data?.rows.filter((row) => row.lista === lista) ?? NONE, [data, lista]);
  const create = useWrite(vistas.create, CHANGES);
  const update = useWrite(vistas.update, CHANGES);
  const remove = useWrite(vistas.remove, CHANGES);
  const restore = useWrite(vistas.restore, CHANGES);
  const views = useMemo(() => rows.map(savedView), [rows]);

  return {
    views,
    ready: data !== undefined,
    scopes: vistas.AMBITOS.filter((ambito) => forAll || ambito !== 'todos').map((value) => ({
      value,
      label: t(`scope-${value}`),
      ...(value === 'todos' && { forSome: true as const }),
    })),
    audiences: auth.ROLES.map((value) => ({ value, label: t(`audience-${value}`) })),
    save: async (view, id) => {
      const before = rows.find((row) => row.id === id);
      if (before) {
        const body = { ...datosDe(view), version: before.version };
        return (await update.mutateAsync({ params: { id: before.id }, body })).id;
      }
      return (await create.mutateAsync({ body: { ...datosDe(view), lista } })).id;
    },
    remove: (id) => remove.mutateAsync({ params: { id } }),
    restore: (id) => restore.mutateAsync({ params: { id } }),
  };
}

function savedView(vista: vistas.Listada): SavedView {
  return {
    id: vista.id,
    name: vista.nombre,
    text: vista.consulta,
    columns: vista.columnas,
    scope: vista.ambito,
    opensFor: vista.predeterminadaDe,
    pinned: vista.fijada,
    isDefault: vista.inicial,
    mine: vista.acciones.includes('editar'),
  };
}

function datosDe({ name, text, columns, scope, opensFor, pinned }: NewView) {
  return {
    nombre: name,
    consulta: text,
    columnas: [...columns],
    fijada: pinned,
    ambito: vistas.AMBITOS.find((ambito) => ambito === scope) ?? 'privada',
    predeterminadaDe: auth.ROLES.filter((rol) => opensFor.includes(rol)),
  };
}
