import { exact, plus, round } from './exact.ts';
import type { Dia } from './fecha.ts';
import { precioRegulado } from './precios-regulados/consulta.ts';
import { ok, type Result } from './result.ts';
import type { Tarifa } from './tarifas.ts';

type Precios = { readonly energiaEurKwh: readonly number[]; readonly potenciaEurKwAnio: readonly number[] };

/**
 * Supplier's prices that leave peajes and cargos out, with those of a day added: what a client pays, €/kWh and
 * €/kW·año. It refuses a day without a published table (`sin-tabla-regulada`).
 */
export function preciosCompletos(tarifa: Tarifa, dia: Dia, propios: Precios): Result<Precios> {
  const energia = conRegulados({ termino: 'energia', tarifa, dia, precios: propios.energiaEurKwh });
  if (!energia.ok) return energia;
  const potencia = conRegulados({ termino: 'potencia', tarifa, dia, precios: propios.potenciaEurKwAnio });
  if (!potencia.ok) return potencia;
  return ok({ energiaEurKwh: energia.value, potenciaEurKwAnio: potencia.value });
}

function conRegulados({
  termino,
  tarifa,
  dia,
  precios,
}: {
  readonly termino: 'energia' | 'potencia';
  readonly tarifa: Tarifa;
  readonly dia: Dia;
  readonly precios: readonly number[];
}): Result<number[]> {
  const peaje = precioRegulado(`peaje-${termino}`, tarifa, dia);
  if (!peaje.ok) return peaje;
  const cargo = precioRegulado(`cargo-${termino}`, tarifa, dia);
  if (!cargo.ok) return cargo;
  const de = (valores: readonly number[], i: number) => valores[i] ?? 0;
  return ok(
    precios.map((precio, i) =>
      round(
        plus(plus(exact(precio), exact(de(peaje.value.valores, i))), exact(de(cargo.value.valores, i))),
        9,
      ),
    ),
  );
}
