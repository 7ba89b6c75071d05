import type { analisis, puntosSuministro } from '@vatio/contract/endpoints';
import {
  type CuartosPorDia,
  condicionDeSuministro,
  enFecha,
  type FilaConsumo,
  fail,
  isTarifaDeSuministro,
  type MercadoDelSuministro,
  ok,
  type PuntoAnalisis,
  parseFecha,
  periodosDe,
  type Result,
  ZONAS,
} from '@vatio/domain';

type Consumos = analisis.Resultado['puntos'][number]['consumos'];

/** A supply point with all that its study takes, as the saved analysis keeps it. */
export type PuntoDeEstudio = {
  readonly ficha: puntosSuministro.PuntoCongelado;
  readonly consumos: Consumos;
  readonly cuartos: CuartosPorDia | undefined;
  /** Absent while nobody has looked for it; null where it is not known. */
  readonly mercado?: MercadoDelSuministro | null | undefined;
  readonly mercadoPvpc?: MercadoDelSuministro | null | undefined;
  readonly precioEnergiaCliente: number[];
  readonly precioPotenciaCliente: number[];
  /** Of a supply of gas alone, €/month. */
  readonly precioFijoCliente?: number | null | undefined;
  /** What today's supplier pays for surplus, €/kWh. */
  readonly precioExcedentesCliente?: number | null | undefined;
  readonly potenciaEstudio: number[] | null;
  readonly productoId: string | null;
  /** The rates that an earlier study took, to be compared with it. */
  readonly supuestos?: analisis.Resultado['supuestos'];
};

/** The point in the terms of the domain, or the issue of what its sheet lacks. */
export function puntoDeDominio(punto: PuntoDeEstudio): Result<PuntoAnalisis> {
  const { tarifa, zona: nombreZona, potenciasKw, uso, tipoMedida, alquilerEurMes } = punto.ficha;
  if (tarifa === null || !isTarifaDeSuministro(tarifa))
    return fail('sin-tarifa', 'Su ficha no tiene una tarifa vigente');
  const zona = ZONAS.find((conocida) => conocida === nombreZona);
  if (zona === undefined) return fail('sin-zona', `Su ficha tiene una zona desconocida, «${nombreZona}»`);
  const cuantas = periodosDe(tarifa, 'potencia');
  if (potenciasKw.length < cuantas) {
    return fail(
      'sin-potencias',
      `Su ficha tiene ${potenciasKw.length} potencias y ${tarifa} lleva ${cuantas}`,
    );
  }
  if (punto.consumos.length === 0) return fail('sin-consumos', 'No hay ningún consumo guardado');
  const consumos = filasDeDominio(punto.consumos);
  if (!consumos.ok) return consumos;
  return ok({
    tarifa,
    zona,
    uso,
    tipoMedida,
    potenciasKw: potenciasKw.slice(0, cuantas),
    potenciaEstudioKw: punto.potenciaEstudio,
    consumos: consumos.value,
    cuartos: punto.cuartos,
    mercado: punto.mercado ?? undefined,
    mercadoPvpc: punto.mercadoPvpc ?? undefined,
    precioEnergiaEurKwh: punto.precioEnergiaCliente,
    precioPotenciaEurKwAnio: punto.precioPotenciaCliente,
    precioFijoEurMes: punto.precioFijoCliente,
    alquilerEurMes,
    precioExcedentesEurKwh: punto.precioExcedentesCliente,
    condicion: condicionDeSuministro(punto.ficha.sips?.datos),
  });
}

/** The rows in the terms of the domain; the issue names the row at fault. */
export function filasDeDominio(consumos: Consumos): Result<FilaConsumo[]> {
  const filas: FilaConsumo[] = [];
  for (const [i, { desde, hasta, fuente, ...usado }] of consumos.entries()) {
    const apertura = parseFecha(desde, `consumos.${i}.desde`);
    if (!apertura.ok) return apertura;
    const cierre = parseFecha(hasta, `consumos.${i}.hasta`);
    if (!cierre.ok) return cierre;
    if (cierre.value <= apertura.value) {
      const message = `La lectura del ${enFecha(hasta)} ha de ser posterior a la del ${enFecha(desde)}`;
      return fail('intervalo-no-valido', message, `consumos.${i}.hasta`);
    }
    filas.push({ ...usado, desde: apertura.value, hasta: cierre.value, deCurva: fuente === 'curva' });
  }
  return ok(filas);
}
