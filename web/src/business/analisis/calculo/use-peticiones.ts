import type { Fees, Issue, Producto, Result } from '@vatio/domain';
import { useMemo } from 'react';
import type { Borrador, PuntoBorrador } from '../borrador/borrador.ts';
import type { DatosPunto } from './datos-punto.ts';
import { type EntradaSinFees, entradaDe } from './entrada.ts';
import type { Peticion } from './mesa-de-calculo.ts';

export type Peticiones = {
  readonly peticiones: readonly Peticion[];
  /** By CUPS. They stay the same objects while only fees change. */
  readonly entradas: ReadonlyMap<string, EntradaSinFees>;
  /** The reason why a point cannot be studied at all, by CUPS. */
  readonly issues: ReadonlyMap<string, Issue>;
};

/**
 * What has to be studied. When a fee changes, the rest of each input stays the same object, and a point that nothing
 * has changed is not studied again.
 */
export function usePeticiones({
  datos,
  borrador: { fecha, supuestos, puntos },
  fees,
  productos,
}: {
  readonly datos: readonly DatosPunto[];
  readonly borrador: Borrador;
  readonly fees: Fees;
  readonly productos: readonly Producto[];
}): Peticiones {
  const entradaDePunto = useMemo(() => {
    const hechas = new WeakMap<PuntoBorrador, Result<EntradaSinFees>>();
    return (punto: PuntoBorrador): Result<EntradaSinFees> | undefined => {
      const suyos = datos.find(({ ficha }) => ficha.cups === punto.cups);
      if (!suyos) return undefined;
      const entrada =
        hechas.get(punto) ?? entradaDe({ datos: suyos, punto, borrador: { fecha, supuestos }, productos });
      hechas.set(punto, entrada);
      return entrada;
    };
  }, [datos, fecha, supuestos, productos]);

  const { entradas, issues } = useMemo(() => {
    const entradas = new Map<string, EntradaSinFees>();
    const issues = new Map<string, Issue>();
    for (const punto of puntos) {
      const entrada = entradaDePunto(punto);
      if (entrada?.ok) entradas.set(punto.cups, entrada.value);
      else if (entrada) issues.set(punto.cups, entrada.issue);
    }
    return { entradas, issues };
  }, [puntos, entradaDePunto]);

  const peticiones = useMemo(
    () =>
      puntos.flatMap(({ cups, productoId }) => {
        const entrada = entradas.get(cups);
        return entrada ? [{ cups, productoId, entrada: { ...entrada, fees } }] : [];
      }),
    [puntos, entradas, fees],
  );
  return { peticiones, entradas, issues };
}
