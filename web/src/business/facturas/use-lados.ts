import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** In a narrow window one of both is seen. */
export const SIDES = ['campos', 'pagina'] as const;
export type Side = (typeof SIDES)[number];

/** The page and the fields of a bill: which field is looked at, and the way from each to its place and back. */
export function useLados() {
  const lados = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>('campos');
  const [actual, setActual] = useState<string>();
  // What is not displayed cannot take the focus: its side has to be there first.
  const lead = (nombre: string, to: Side, selector: string) => {
    flushSync(() => {
      setActual(nombre);
      setSide(to);
    });
    lados.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return {
    lados,
    side,
    setSide,
    actual,
    setActual,
    focusCampo: (nombre: string) => lead(nombre, 'campos', `[data-campo="${nombre}"] :is(input, select)`),
    seePlace: (nombre: string) => lead(nombre, 'pagina', '[data-back]'),
  };
}
