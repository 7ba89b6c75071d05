import { exact, over, times } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import { bonoSocialDe } from '../precios-regulados/bono-social.ts';
import { ok, type Result } from '../result.ts';
import { partirEnTramos } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/** Financing of the bono social: days × the 365th part of the yearly figure, or what the caller states. */
export function lineasBonoSocial(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const { bonoSocial = 'regulado' } = entrada;
  if (bonoSocial === null) return ok([]);
  const dias = entrada.hasta - entrada.desde;
  if (bonoSocial !== 'regulado') {
    if ('importeEur' in bonoSocial) return ok([importeDado('bono-social', bonoSocial.importeEur, redondeo)]);
    return ok([porDias('bono-social', dias, bonoSocial.eurDia, redondeo)]);
  }
  const tramos = partirEnTramos(entrada.desde + 1, entrada.hasta, (dia) => {
    const fila = bonoSocialDe(dia);
    return fila.ok ? ok({ valor: fila.value, hasta: fila.value.ultimo }) : fila;
  });
  if (!tramos.ok) return tramos;
  return ok(
    tramos.value.map((tramo) =>
      cerrarLinea(
        {
          concepto: 'bono-social',
          cantidad: 1,
          unidad: 'CUPS',
          precio: tramo.valor.eurAnio,
          unidadPrecio: '€/CUPS·año',
          dias: tramo.dias,
          divisor: 365,
          desde: formatFecha(tramo.desde),
          hasta: formatFecha(tramo.hasta),
          fuente: tramo.valor.fuente,
        },
        over(times(exact(tramo.valor.eurAnio), tramo.dias), 365),
        redondeo,
      ),
    ),
  );
}

/** Meter rental. A monthly price counts twelve times a year over 365 days, as suppliers bill it. */
export function lineasAlquiler(entrada: EntradaFactura, redondeo: Redondeo): LineaCalculada[] {
  const { alquiler } = entrada;
  if (!alquiler) return [];
  const dias = entrada.hasta - entrada.desde;
  if ('importeEur' in alquiler) return [importeDado('alquiler', alquiler.importeEur, redondeo)];
  if ('eurDia' in alquiler) return [porDias('alquiler', dias, alquiler.eurDia, redondeo)];
  const linea = {
    concepto: 'alquiler',
    cantidad: 12,
    unidad: 'meses',
    precio: alquiler.eurMes,
    unidadPrecio: '€/mes',
    dias,
    divisor: 365,
  } as const;
  return [cerrarLinea(linea, over(times(times(exact(alquiler.eurMes), 12), dias), 365), redondeo)];
}

type Concepto = 'bono-social' | 'alquiler';

function importeDado(concepto: Concepto, importeEur: number, redondeo: Redondeo): LineaCalculada {
  const linea = { concepto, cantidad: 1, unidad: 'ud', precio: importeEur, unidadPrecio: '€' };
  return cerrarLinea(linea, exact(importeEur), redondeo);
}

function porDias(concepto: Concepto, dias: number, eurDia: number, redondeo: Redondeo): LineaCalculada {
  const linea = { concepto, cantidad: dias, unidad: 'días', precio: eurDia, unidadPrecio: '€/día' };
  return cerrarLinea(linea, times(exact(dias), eurDia), redondeo);
}
