import type { Fees, Issue, Producto, Result } from '@vatio/domain';
import { useMemo } from 'react';
import type { Borrador, PuntoBorrador } from '../borrador/borrador.ts';
import type { DatosPunto } from './datos-punto.ts';
import { type EntradaSinFees, entradaDe } from './entrada.ts';
import type { Peticion } from './mesa-de-calculo.ts';

type Peticiones = {
  readonly peticiones: readonly Peticion[];
  /** Why a point cannot be studied at all, by CUPS. */
  readonly issues: ReadonlyMap<string, Issue>;
};

/**
 * What is to be studied. While a fee moves only the fees change: the rest of each input stays the same object, and a
 * point that nobody has touched is not studied again.
 */
export function usePeticiones(
  datos: readonly DatosPunto[],
  { fecha, supuestos, puntos }: Borrador,
  fees: Fees,
  productos: readonly Producto[],
): Peticiones {
  const entradaDePunto = useMemo(() => {
    const hechas = new WeakMap<PuntoBorrador, Result<EntradaSinFees>>();
    return (punto: PuntoBorrador): Result<EntradaSinFees> | undefined => {
      const suyos = datos.find(({ ficha }) => ficha.cups === punto.cups);
      if (!suyos) return undefined;
      const entrada = hechas.get(punto) ?? entradaDe(suyos, punto, { fecha, supuestos }, productos);
      hechas.set(punto, entrada);
      return entrada;
    };
  }, [datos, fecha, supuestos, productos]);

  return useMemo(() => {
    const peticiones: Peticion[] = [];
    const issues = new Map<string, Issue>();
    for (const punto of puntos) {
      const entrada = entradaDePunto(punto);
      if (!entrada) continue;
      const { cups, idProducto } = punto;
      if (entrada.ok) peticiones.push({ cups, idProducto, entrada: { ...entrada.value, fees } });
      else issues.set(cups, entrada.issue);
    }
    return { peticiones, issues };
  }, [puntos, entradaDePunto, fees]);
}
