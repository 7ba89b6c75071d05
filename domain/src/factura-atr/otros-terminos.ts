import { enCifra, enPorCiento } from '../cifras-en-texto.ts';
import { exact, over, round, times } from '../exact.ts';
import { calculateReactiva, type LineaReactiva, PRECIOS_DE_REACTIVA } from '../reactiva.ts';
import { closeTermino, comparedLinea, type LineaAtr, type Suministro, type Termino } from './linea-atr.ts';
import { cifraEn, hijosDe, type Nodo, nodoEn, textoEn } from './nodo.ts';

const SEIS_PERIODOS = 6;

/** Reactive energy: by the meter's own readings where the bill brings them, else by the bands of price that the law has. */
export function terminoDeReactiva(factura: Nodo, suministro: Suministro): Termino | undefined {
  const nodo = nodoEn(factura, 'EnergiaReactiva');
  if (!nodo) return undefined;
  const medidas = reactivaMedida(factura, suministro);
  const lineas = hijosDe(nodo, 'TerminoEnergiaReactiva').flatMap((tramo) =>
    hijosDe(tramo, 'Periodo').flatMap((periodo, i): LineaAtr[] => {
      const [cantidad, precio] = [
        cifraEn(periodo, 'ValorEnergiaReactiva'),
        cifraEn(periodo, 'PrecioEnergiaReactiva'),
      ];
      if (cantidad === undefined || precio === undefined) return [];
      const recibido = times(exact(cantidad), precio);
      const medida = medidas?.find((linea) => linea.periodo === i + 1);
      const esLegal = PRECIOS_DE_REACTIVA.includes(precio) || cantidad === 0;
      const cercano = PRECIOS_DE_REACTIVA.reduce((a, b) =>
        Math.abs(b - precio) < Math.abs(a - precio) ? b : a,
      );
      const esperado = medida?.importe ?? (esLegal ? recibido : times(exact(cantidad), cercano));
      // Distributors round the kVArh of a period before they price them.
      const tolerancia = 0.02 + 0.5 * precio;
      const motivoDe = () => motivoDeReactiva(cantidad, precio, medida);
      return [
        comparedLinea(
          {
            concepto: 'reactiva',
            periodo: i + 1,
            cantidad,
            unidad: 'kVArh',
            precio,
            unidadPrecio: '€/kVArh',
          },
          { recibido, esperado, tolerancia, motivoDe },
        ),
      ];
    }),
  );
  return closeTermino(lineas, {
    impreso: cifraEn(nodo, 'ImporteTotalEnergiaReactiva'),
    concepto: 'reactiva',
  });
}

function motivoDeReactiva(cantidad: number, precio: number, medida: LineaReactiva | undefined): string {
  if (medida && Math.abs(medida.excesoKvarh - cantidad) > 1) {
    return `Se cobran ${enCifra(cantidad)} kVArh y lo medido deja ${enCifra(medida.excesoKvarh)} sobre el 33 % de la activa`;
  }
  return `El precio de ${enCifra(precio, 6)} €/kVArh no es el que corresponde a su factor de potencia`;
}

/** Undefined where the bill does not bring both energies of all six periods. */
function reactivaMedida(factura: Nodo, { tarifa }: Suministro): readonly LineaReactiva[] | undefined {
  if (tarifa === undefined || tarifa === '2.0TD') return undefined;
  const consumosKwh = medidosPorPeriodo(factura, 'AE');
  const reactivaKvarh = medidosPorPeriodo(factura, 'R1');
  if (!consumosKwh || !reactivaKvarh) return undefined;
  const lineas = calculateReactiva({ tarifa, consumosKwh, reactivaKvarh });
  return lineas.ok ? lineas.value : undefined;
}

/** The meter codes the periods of six as 61 to 66, or as 1 to 6. */
function medidosPorPeriodo(factura: Nodo, magnitud: string): number[] | undefined {
  const sumas: (number | undefined)[] = Array.from({ length: SEIS_PERIODOS });
  for (const medidas of hijosDe(factura, 'Medidas')) {
    for (const aparato of hijosDe(medidas, 'ModeloAparato')) {
      for (const integrador of hijosDe(aparato, 'Integrador')) {
        const codigo = /^6?([1-6])$/.exec(textoEn(integrador, 'CodigoPeriodo') ?? '');
        if (!codigo || textoEn(integrador, 'Magnitud') !== magnitud) continue;
        const i = Number(codigo[1]) - 1;
        sumas[i] = (sumas[i] ?? 0) + (cifraEn(integrador, 'ConsumoCalculado') ?? 0);
      }
    }
  }
  return sumas.every((suma) => suma !== undefined) ? sumas : undefined;
}

/** Capacitive energy has had the price 0 since it was foreseen (CNMC, resolution of 18-03-2021). */
export function terminoDeCapacitiva(factura: Nodo): Termino | undefined {
  const nodo = nodoEn(factura, 'EnergiaCapacitiva');
  if (!nodo) return undefined;
  const lineas = hijosDe(nodo, 'TerminoEnergiaCapacitiva').flatMap((tramo) =>
    hijosDe(tramo, 'Periodo').flatMap((periodo, i): LineaAtr[] => {
      const [cantidad, precio] = [
        cifraEn(periodo, 'ValorEnergiaCapacitiva'),
        cifraEn(periodo, 'PrecioEnergiaCapacitiva'),
      ];
      if (cantidad === undefined || precio === undefined) return [];
      return [
        comparedLinea(
          {
            concepto: 'capacitiva',
            periodo: i + 1,
            cantidad,
            unidad: 'kVArh',
            precio,
            unidadPrecio: '€/kVArh',
          },
          {
            recibido: times(exact(cantidad), precio),
            esperado: 0,
            motivoDe: () => 'La energía capacitiva tiene precio 0',
          },
        ),
      ];
    }),
  );
  return closeTermino(lineas, {
    impreso: cifraEn(nodo, 'ImporteTotalEnergiaCapacitiva'),
    concepto: 'capacitiva',
  });
}

export function terminoDeAlquileres(factura: Nodo): Termino | undefined {
  const nodo = nodoEn(factura, 'Alquileres');
  if (!nodo) return undefined;
  const lineas = hijosDe(nodo, 'PrecioDiarioAlquiler').flatMap((alquiler): LineaAtr[] => {
    const [precio, dias] = [cifraEn(alquiler, 'PrecioDia'), cifraEn(alquiler, 'NumeroDias')];
    if (precio === undefined || dias === undefined) return [];
    const importe = times(exact(precio), dias);
    return [
      comparedLinea(
        { concepto: 'alquiler', cantidad: dias, unidad: 'días', precio, unidadPrecio: '€/día' },
        { recibido: importe, esperado: importe },
      ),
    ];
  });
  return closeTermino(lineas, {
    impreso: cifraEn(nodo, 'ImporteFacturacionAlquileres'),
    concepto: 'alquiler',
  });
}

/** Fees and other concepts that the distributor passes on, with or without energy. */
export function terminosRepercutibles(factura: Nodo): readonly Termino[] {
  return hijosDe(factura, 'ConceptoRepercutible').map((nodo) => {
    const importe = cifraEn(nodo, 'ImporteTotalConceptoRepercutible') ?? 0;
    const cantidad = cifraEn(nodo, 'UnidadesConceptoRepercutible') ?? 1;
    const precio = cifraEn(nodo, 'PrecioUnidadConceptoRepercutible') ?? importe;
    const codigo = textoEn(nodo, 'ConceptoRepercutible');
    const texto = textoEn(nodo, 'Comentarios') ?? (codigo === undefined ? undefined : `Concepto ${codigo}`);
    const linea = comparedLinea(
      { concepto: 'otros', texto, cantidad, unidad: 'ud', precio, unidadPrecio: '€' },
      { recibido: importe, esperado: times(exact(cantidad), precio) },
    );
    return { lineas: [linea], importe, avisos: [] };
  });
}

/** The consumption of one's own generation pays tolls only where the message says so. */
export function terminoDeAutoconsumo(factura: Nodo): Termino | undefined {
  const nodo = nodoEn(factura, 'Autoconsumo', 'EnergiaAutoconsumida');
  const lineas = hijosDe(nodo, 'TerminoEnergiaAutoconsumida').flatMap((tramo) =>
    hijosDe(tramo, 'Periodo').flatMap((periodo, i): LineaAtr[] => {
      const importe = cifraEn(periodo, 'ImporteEnergiaAutoconsumida');
      if (importe === undefined || !/^(1|S)$/.test(textoEn(periodo, 'PagoTDA') ?? '')) return [];
      const cantidad = cifraEn(periodo, 'ValorEnergiaAutoconsumida') ?? 0;
      const precio = cantidad === 0 ? 0 : round(over(exact(importe), cantidad), 6);
      return [
        comparedLinea(
          { concepto: 'autoconsumo', periodo: i + 1, cantidad, unidad: 'kWh', precio, unidadPrecio: '€/kWh' },
          { recibido: importe, esperado: importe },
        ),
      ];
    }),
  );
  return lineas.length === 0
    ? undefined
    : closeTermino(lineas, { impreso: undefined, concepto: 'autoconsumo' });
}

/** A tax on a base: the electricity tax, or the indirect one in any of its nodes. */
export function terminosDeImpuesto(
  factura: Nodo,
  nombre: string,
  concepto: 'iee' | 'iva',
): readonly Termino[] {
  return hijosDe(factura, nombre).flatMap((nodo) => {
    const base = cifraEn(nodo, 'BaseImponible') ?? 0;
    const porCiento = cifraEn(nodo, 'Porcentaje') ?? 0;
    const recibido = cifraEn(nodo, 'Importe') ?? 0;
    if (base === 0 && recibido === 0) return [];
    const linea = comparedLinea(
      { concepto, cantidad: base, unidad: '€', precio: round(porCiento / 100, 8), unidadPrecio: 'por uno' },
      {
        recibido,
        esperado: over(times(exact(base), porCiento), 100),
        motivoDe: () => `La cuota no es el ${enPorCiento(porCiento)} de su base`,
      },
    );
    return [{ lineas: [linea], importe: round(recibido), avisos: [] }];
  });
}
