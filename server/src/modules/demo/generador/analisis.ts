import { type analisis, type BodyOf, feesForCall, withIdProducto } from '@vatio/contract/endpoints';
import { type Dia, formatFecha } from '@vatio/domain';
import { ANALISIS, type FichaAnalisis } from '../datos/analisis.ts';
import { ENERGIA_FIJA, POTENCIA_REGULADA } from '../datos/precios.ts';
import type { ClienteDemo } from './cliente.ts';
import type { ProductoDemo } from './productos.ts';
import type { PuntoDemo } from './punto.ts';

export type PeticionDeAnalisis = BodyOf<typeof analisis.create>;

/** Today's suppliers add this to the regulated power price, €/kW·año. */
const MARGEN_ACTUAL = 3;

/** The saved studies of the team, the oldest first. */
export function generateAnalisis(
  hoy: Dia,
  clientes: readonly ClienteDemo[],
  productos: readonly ProductoDemo[],
): PeticionDeAnalisis[] {
  return ANALISIS.map((ficha) => {
    const cliente = clientes.find(({ nombre }) => nombre === ficha.cliente);
    const [feeEnergiaEurMwh, feePotenciaEurKwAnio] = ficha.fees;
    return {
      fecha: formatFecha(hoy - ficha.haceDias),
      ...feesForCall({ feeEnergiaEurMwh, feePotenciaEurKwAnio }),
      puntos: ficha.puntos.flatMap((i) => {
        const punto = cliente?.puntos[i];
        return punto ? [entradaDe(punto, ficha, productos)] : [];
      }),
      notas: ficha.notas,
    };
  });
}

function entradaDe(
  { cups, tarifa }: PuntoDemo,
  { nivelActual, productos: elegidos }: FichaAnalisis,
  productos: readonly ProductoDemo[],
): PeticionDeAnalisis['puntos'][number] {
  const elegido = productos.find(({ alta }) => alta.tarifa === tarifa && elegidos.includes(alta.nombre));
  return {
    cups,
    precioEnergiaCliente: (ENERGIA_FIJA[tarifa] ?? []).map((precio) => roundTo(precio * nivelActual)),
    precioPotenciaCliente: (POTENCIA_REGULADA[tarifa] ?? []).map((precio) => roundTo(precio + MARGEN_ACTUAL)),
    potenciaEstudio: null,
    ...withIdProducto({ productoId: elegido?.id ?? null }),
  };
}

function roundTo(precio: number): number {
  return Math.round(precio * 1e6) / 1e6;
}
