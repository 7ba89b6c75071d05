import { barra, inicio, marcadores } from '@vatio/contract';
import { askTogether } from '../../data/open-ahead.ts';
import { readSession } from '../../data/session.ts';

/** Reads in one call what the bar is about to show of the server. Bookmarks and bell of others read by themselves. */
export function openBar(): void {
  const role = readSession()?.userData.role;
  if (import.meta.env.MODE === 'demo' || !role || role === 'cliente') return;
  askTogether(barra.get, [
    { name: 'marcadores', read: marcadores.get, input: {} },
    { name: 'tareas', read: inicio.tareas, input: {}, within: inicio.summary },
  ]);
}
