import type { Zona } from '../calendario.ts';
import { enCifra } from '../cifras-en-texto.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import { avisosDePeriodos } from '../factura/periodos-sin-horas.ts';
import type { Issue } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';

type Medido = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly consumos: readonly FilaConsumo[];
};

/**
 * Says in one notice which rows of the year studied have figures in periods without an hour in their days. A row that
 * straddles the start of the year is looked at whole, as it was read.
 */
export function avisosDeHoras(
  { tarifa, zona, consumos }: Medido,
  estudiadas: readonly FilaConsumo[],
): Issue[] {
  const cierres = new Set(estudiadas.map(({ hasta }) => hasta));
  const deEnergia = periodosDe(tarifa, 'energia');
  const avisos = consumos.flatMap(({ desde, hasta, activaKwh, reactivaKvarh, maximetroKw }) => {
    if (!cierres.has(hasta)) return [];
    const medidas = {
      consumos: activaKwh.slice(0, deEnergia),
      reactiva: reactivaKvarh.slice(0, deEnergia),
      maximetros: maximetroKw.slice(0, periodosDe(tarifa, 'potencia')),
    };
    return avisosDePeriodos({ tarifa, zona, desde, hasta }, medidas);
  });
  const [primero, ...otros] = avisos;
  if (!primero) return [];
  const { code, message } = primero;
  return [{ code, message: otros.length === 0 ? message : `${message} (y ${enCifra(otros.length)} más)` }];
}
