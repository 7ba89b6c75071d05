import { type Banda, type Fees, LLEVA_POTENCIA, type Producto } from '@vatio/domain';

const SIN_FEES: Fees = { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 };

export type Bandas = { readonly energia: Banda; readonly potencia: Banda };

/** The fees with which an analysis begins: the lowest that leave no product out. */
export function feesDePartida(productos: readonly Producto[]): Fees {
  return productos.reduce<Fees>(
    (fees, { feeEnergiaEurMwh, feePotenciaEurKwAnio }) => ({
      feeEnergiaEurMwh: Math.max(fees.feeEnergiaEurMwh, feeEnergiaEurMwh.minimo),
      feePotenciaEurKwAnio: Math.max(fees.feePotenciaEurKwAnio, feePotenciaEurKwAnio.minimo),
    }),
    SIN_FEES,
  );
}

/** The fees that all these products admit; undefined when there are no products, or no fees suit them all. */
export function bandasComunes(productos: readonly Producto[]): Bandas | undefined {
  if (productos.length === 0) return undefined;
  const energia = comun(productos.map(({ feeEnergiaEurMwh }) => feeEnergiaEurMwh));
  // Gas has no power, and leaves the fee on that of electricity as it is.
  const conPotencia = productos.filter(({ tipo }) => LLEVA_POTENCIA[tipo]);
  const potencia = comun(conPotencia.map(({ feePotenciaEurKwAnio }) => feePotenciaEurKwAnio));
  return energia.minimo > energia.maximo || potencia.minimo > potencia.maximo
    ? undefined
    : { energia, potencia };
}

/** The nearest fees that a product admits. */
export function clampToBand({ feeEnergiaEurMwh, feePotenciaEurKwAnio }: Fees, producto: Producto): Fees {
  return {
    feeEnergiaEurMwh: dentro(producto.feeEnergiaEurMwh, feeEnergiaEurMwh),
    feePotenciaEurKwAnio: LLEVA_POTENCIA[producto.tipo]
      ? dentro(producto.feePotenciaEurKwAnio, feePotenciaEurKwAnio)
      : feePotenciaEurKwAnio,
  };
}

function comun(bandas: readonly Banda[]): Banda {
  if (bandas.length === 0) return { minimo: 0, maximo: 0 };
  return {
    minimo: Math.max(...bandas.map(({ minimo }) => minimo)),
    maximo: Math.min(...bandas.map(({ maximo }) => maximo)),
  };
}

function dentro({ minimo, maximo }: Banda, valor: number): number {
  return Math.min(maximo, Math.max(minimo, valor));
}
