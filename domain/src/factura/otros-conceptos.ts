import { exact, over, times } from '../exact.ts';
import { type Dia, formatFecha } from '../fecha.ts';
import { bonoSocialDe } from '../precios-regulados/bono-social.ts';
import { ok, type Result } from '../result.ts';
import { splitIntoTramos } from '../tramos.ts';
import type { EntradaFactura, OtroConcepto } from './entrada.ts';
import { closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';
import { tramosPorDivisor } from './potencia.ts';
import { divisorDelDia } from './vigencia.ts';

/** Financing of the bono social: days × the daily part of the yearly figure, or what the caller states. */
export function lineasBonoSocial(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const { bonoSocial = 'regulado' } = entrada;
  if (bonoSocial === null) return ok([]);
  const dias = entrada.hasta - entrada.desde;
  if (bonoSocial !== 'regulado' && 'importeEur' in bonoSocial) {
    return ok([importeDado({ concepto: 'bono-social', importeEur: bonoSocial.importeEur, redondeo })]);
  }
  if (bonoSocial !== 'regulado' && 'eurDia' in bonoSocial) {
    return ok([porDias({ concepto: 'bono-social', dias, eurDia: bonoSocial.eurDia, redondeo })]);
  }
  const financiacion = (dia: Dia) =>
    bonoSocial === 'regulado'
      ? bonoSocialDe(entrada.fechaPrecios ?? dia)
      : ok({ ...bonoSocial, ultimo: dia });
  const tramos = splitIntoTramos<{ fila: FinanciacionDelDia; divisor: number }>({
    desde: entrada.desde + 1,
    hasta: entrada.hasta,
    vigencia: (dia) => {
      const fila = financiacion(dia);
      if (!fila.ok) return fila;
      const divisor = divisorDelDia(entrada, dia);
      const fija = bonoSocial !== 'regulado' || entrada.fechaPrecios !== undefined;
      const ultimo = fija ? entrada.hasta : fila.value.ultimo;
      return ok({
        valor: { fila: fila.value, divisor: divisor.valor },
        hasta: Math.min(ultimo, divisor.hasta),
      });
    },
    iguales: (a, b) =>
      a.fila.eurAnio === b.fila.eurAnio && a.fila.fuente === b.fila.fuente && a.divisor === b.divisor,
  });
  if (!tramos.ok) return tramos;
  return ok(
    tramos.value.map(({ valor: { fila, divisor }, ...tramo }) =>
      closeLinea(
        {
          concepto: 'bono-social',
          cantidad: 1,
          unidad: 'CUPS',
          precio: fila.eurAnio,
          unidadPrecio: '€/CUPS·año',
          dias: tramo.dias,
          divisor,
          desde: formatFecha(tramo.desde),
          hasta: formatFecha(tramo.hasta),
          ...(fila.fuente === undefined ? {} : { fuente: fila.fuente }),
          ...(fila.nota === undefined ? {} : { nota: fila.nota }),
        },
        over(times(exact(fila.eurAnio), tramo.dias), divisor),
        redondeo,
      ),
    ),
  );
}

type FinanciacionDelDia = {
  readonly eurAnio: number;
  readonly fuente?: string | undefined;
  readonly nota?: string | undefined;
};

/**
 * Meter rental. A monthly price counts twelve times a year over the days of the year: a bill of 34 days of spring 2024
 * prints 0.90 € for 0.81 €/month, which is /366.
 */
export function lineasAlquiler(
  entrada: Pick<EntradaFactura, 'alquiler' | 'desde' | 'hasta' | 'fechaPrecios' | 'divisorAnual'>,
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const { alquiler } = entrada;
  if (!alquiler) return ok([]);
  const dias = entrada.hasta - entrada.desde;
  if ('importeEur' in alquiler)
    return ok([importeDado({ concepto: 'alquiler', importeEur: alquiler.importeEur, redondeo })]);
  if ('eurDia' in alquiler)
    return ok([porDias({ concepto: 'alquiler', dias, eurDia: alquiler.eurDia, redondeo })]);
  return lineasPorMes({ ...entrada, concepto: 'alquiler', eurMes: alquiler.eurMes }, redondeo);
}

/** A monthly price, twelve times a year over the days of the year. */
export function lineasPorMes(
  {
    concepto,
    eurMes,
    ...entrada
  }: Parameters<typeof tramosPorDivisor>[0] & {
    readonly concepto: 'alquiler' | 'cuota-bateria';
    readonly eurMes: number;
  },
  redondeo: Redondeo,
): Result<LineaCalculada[]> {
  const tramos = tramosPorDivisor(entrada);
  if (!tramos.ok) return tramos;
  const linea = {
    concepto,
    cantidad: 12,
    unidad: 'meses',
    precio: eurMes,
    unidadPrecio: '€/mes',
  } as const;
  return ok(
    tramos.value.map((tramo) => {
      const plazo = { dias: tramo.dias, divisor: tramo.valor };
      const valor = over(times(times(exact(eurMes), 12), tramo.dias), tramo.valor);
      return closeLinea({ ...linea, ...plazo }, valor, redondeo);
    }),
  );
}

/** Adjustments and services that the bill carries besides the supply. */
export function lineasOtros(otros: readonly OtroConcepto[], redondeo: Redondeo): LineaCalculada[] {
  return otros.map(({ texto, importeEur }) =>
    importeDado({ concepto: 'otros', importeEur, redondeo, texto }),
  );
}

type Concepto = 'bono-social' | 'alquiler' | 'otros';

function importeDado({
  concepto,
  importeEur,
  redondeo,
  texto,
}: {
  readonly concepto: Concepto;
  readonly importeEur: number;
  readonly redondeo: Redondeo;
  readonly texto?: string;
}): LineaCalculada {
  const linea = { concepto, cantidad: 1, unidad: 'ud', precio: importeEur, unidadPrecio: '€' };
  return closeLinea(texto === undefined ? linea : { ...linea, texto }, exact(importeEur), redondeo);
}

function porDias({
  concepto,
  dias,
  eurDia,
  redondeo,
}: {
  readonly concepto: Concepto;
  readonly dias: number;
  readonly eurDia: number;
  readonly redondeo: Redondeo;
}): LineaCalculada {
  const linea = { concepto, cantidad: dias, unidad: 'días', precio: eurDia, unidadPrecio: '€/día' };
  return closeLinea(linea, times(exact(dias), eurDia), redondeo);
}
