import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../data/draft.ts';
import { type Borrador, type Cambio, reduceBorrador } from './borrador.ts';
import { conBorrador } from './inicial.ts';

/** Milliseconds without a change before the draft is stored, so that a moving slider does not write on every frame. */
const PAUSA_MS = 400;

export type BorradorVivo = {
  readonly borrador: Borrador;
  readonly change: (cambio: Cambio) => void;
  /** The draft has decisions that are not saved. */
  readonly cambiado: boolean;
  /** The instant at which the draft on screen was kept, when it comes from an earlier visit. */
  readonly recovered: string | undefined;
  /** Goes back to the draft that nobody has changed. */
  readonly discard: () => void;
  /** Forgets the kept draft, once it has been saved. */
  readonly forget: () => void;
};

type Accion = Cambio | { readonly tipo: 'empezar'; readonly borrador: Borrador };

/** The draft of an analysis, which this browser keeps under `nombre` until it is saved. */
export function useBorrador(nombre: string, inicial: Borrador): BorradorVivo {
  const [kept] = useState(() => readDraft(nombre));
  const [restored] = useState(() => conBorrador(inicial, kept?.value));
  const [recovered, setRecovered] = useState(restored && kept?.at);
  const [borrador, dispatch] = useReducer(
    (actual: Borrador, accion: Accion) =>
      accion.tipo === 'empezar' ? accion.borrador : reduceBorrador(actual, accion),
    restored ?? inicial,
  );
  const [forgotten, setForgotten] = useState(false);
  const cambiado = borrador !== inicial && !forgotten;
  const ultimo = useRef({ borrador, cambiado });

  useEffect(() => {
    ultimo.current = { borrador, cambiado };
    if (!cambiado) return;
    const timer = setTimeout(() => keepDraft(nombre, borrador), PAUSA_MS);
    return () => clearTimeout(timer);
  }, [nombre, borrador, cambiado]);

  useEffect(() => {
    const keep = () => ultimo.current.cambiado && keepDraft(nombre, ultimo.current.borrador);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [nombre]);

  const forget = useCallback(() => {
    dropDraft(nombre);
    setForgotten(true);
  }, [nombre]);

  const discard = useCallback(() => {
    dropDraft(nombre);
    setRecovered(undefined);
    dispatch({ tipo: 'empezar', borrador: inicial });
  }, [nombre, inicial]);

  return { borrador, change: dispatch, cambiado, recovered, discard, forget };
}
