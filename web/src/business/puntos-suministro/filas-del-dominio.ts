import type { puntosSuministro } from '@vatio/contract';
import { type FilaConsumo, parseFecha } from '@vatio/domain';

/** The consumption of the call in the form of the domain; a row whose dates cannot be read is left out. */
export function filasDelDominio(filas: readonly puntosSuministro.Consumo[]): FilaConsumo[] {
  return filas.flatMap((fila) => {
    const desde = parseFecha(fila.desde);
    const hasta = parseFecha(fila.hasta);
    return desde.ok && hasta.ok ? [{ ...fila, desde: desde.value, hasta: hasta.value }] : [];
  });
}
