import { conUnidad, enEuros } from '../cifras-en-texto.ts';
import { round } from '../exact.ts';
import type { EntradaFactura, PreciosFactura } from '../factura/entrada.ts';
import { calculateFactura, calculateImpresa } from '../factura.ts';
import type { Hallazgo } from '../hallazgo-de-factura.ts';
import { ok, type Result } from '../result.ts';

/** What was agreed for the days of a bill: kW, €/kWh (none where the price follows the market) and €/kW·year, by period. */
export type Contratado = {
  readonly potenciasKw: readonly number[];
  readonly energiaEurKwh: readonly number[];
  readonly potenciaEurKwAnio: readonly number[];
  readonly peajesIncluidos: boolean;
};

export type Contratada = {
  /** What the bill should have come to by the contract, € with taxes. */
  readonly debidoEur: number;
  /** Each with what it makes of the difference, so that their amounts add up to it. */
  readonly hallazgos: readonly Hallazgo[];
};

/** A supplier divides a yearly price by 365, in leap years too. */
const DIAS_DE_PRECIO = 365;

/** Prices are printed with six decimals. */
const MISMO_PRECIO = 1e-6;

type Paso = {
  readonly clase: Hallazgo['clase'];
  readonly entrada: EntradaFactura;
  readonly texto: string;
};

/**
 * A bill with its own data and total, €, beside what its contract makes of the same kWh. What the contract says is put in the
 * place of what the bill says one thing after another — powers, price of energy, price of power — and each difference of total
 * is what that thing costs; what the bill's own data do not explain is its `cuenta`. It refuses what makes no bill.
 */
export function checkContratada(
  dada: EntradaFactura,
  total: number,
  contrato: Contratado,
): Result<Contratada> {
  const propia = calculateImpresa(dada, total);
  if (!propia.ok) return propia;
  const lectura = propia.value.segunNorma?.lectura;
  const entrada = { ...dada, ley: { ...dada.ley, lectura } };
  let antes = propia.value.total;
  const hallazgos = hallazgoDe('cuenta', round(total - antes), 'Sus propios datos dan otro total');
  for (const { clase, entrada: siguiente, texto } of pasosDe(entrada, contrato)) {
    const calculada = calculateFactura(siguiente);
    if (!calculada.ok) return calculada;
    hallazgos.push(...hallazgoDe(clase, round(antes - calculada.value.total), texto));
    antes = calculada.value.total;
  }
  return ok({ debidoEur: antes, hallazgos });
}

function hallazgoDe(clase: Hallazgo['clase'], importeEur: number, texto: string): Hallazgo[] {
  if (importeEur === 0) return [];
  const cuanto = `${enEuros(Math.abs(importeEur))} de ${importeEur > 0 ? 'más' : 'menos'}`;
  return [{ clase, importeEur, texto: `${texto}: ${cuanto}` }];
}

function pasosDe(entrada: EntradaFactura, contrato: Contratado): Paso[] {
  const { precios } = entrada;
  const conPotencias = conEnTramos(entrada, { potenciasKw: contrato.potenciasKw });
  const pasos: Paso[] = [
    {
      clase: 'potencia',
      entrada: conPotencias,
      texto: distintasDe('Cobra otra potencia', {
        factura: entrada.potenciasKw,
        contrato: contrato.potenciasKw,
        unidad: 'kW',
      }),
    },
  ];
  const energiaEurKwh = contrato.energiaEurKwh.length > 0 ? contrato.energiaEurKwh : precios.energiaEurKwh;
  const potenciaEurKwAnio =
    contrato.potenciaEurKwAnio.length > 0 ? contrato.potenciaEurKwAnio : anualDe(precios);
  if (contrato.peajesIncluidos !== precios.peajesIncluidos && contrato.energiaEurKwh.length > 0) {
    const pactados = { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos: contrato.peajesIncluidos };
    const donde = contrato.peajesIncluidos ? 'dentro del precio' : 'aparte';
    const texto = `El contrato lleva los peajes y cargos ${donde}, y la factura no`;
    return [
      ...pasos,
      { clase: 'precio-energia', entrada: conEnTramos(conPotencias, { precios: pactados }), texto },
    ];
  }
  const deEnergia = conEnTramos(conPotencias, { precios: { ...precios, energiaEurKwh } });
  const { peajesIncluidos } = precios;
  const dePotencia = conEnTramos(conPotencias, {
    precios: { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos },
  });
  pasos.push({
    clase: 'precio-energia',
    entrada: deEnergia,
    texto: distintasDe('Cobra la energía a otro precio', {
      factura: precios.energiaEurKwh,
      contrato: energiaEurKwh,
      unidad: '€/kWh',
    }),
  });
  pasos.push({
    clase: 'precio-potencia',
    entrada: dePotencia,
    texto: distintasDe('Cobra la potencia a otro precio', {
      factura: anualDe(precios),
      contrato: potenciaEurKwAnio,
      unidad: '€/kW·año',
    }),
  });
  return pasos;
}

/** The stretches of a bill have what is agreed too, whatever they said of it. */
function conEnTramos(
  entrada: EntradaFactura,
  pactado: Partial<Pick<EntradaFactura, 'potenciasKw' | 'precios'>>,
): EntradaFactura {
  const tramos = entrada.tramos?.map((tramo) => ({
    ...tramo,
    ...(tramo.potenciasKw && pactado.potenciasKw && { potenciasKw: pactado.potenciasKw }),
    ...(tramo.precios && pactado.precios && { precios: pactado.precios }),
  }));
  return { ...entrada, ...pactado, ...(tramos && { tramos }) };
}

function anualDe(precios: PreciosFactura): readonly number[] {
  return (
    precios.potenciaEurKwAnio ?? precios.potenciaEurKwDia.map((eurDia) => round(eurDia * DIAS_DE_PRECIO, 6))
  );
}

type Comparadas = {
  readonly factura: readonly number[];
  readonly contrato: readonly number[];
  readonly unidad: string;
};

/** `Cobra otra potencia (P1: 4,6 kW, y el contrato dice 3,45 kW)`, by the first period that differs. */
function distintasDe(texto: string, { factura, contrato, unidad }: Comparadas): string {
  const i = factura.findIndex((valor, p) => Math.abs(valor - (contrato[p] ?? valor)) > MISMO_PRECIO);
  if (i < 0) return texto;
  const escrita = (valor: number | undefined) => conUnidad({ valor: valor ?? 0, unidad, maximo: 6 });
  return `${texto} (P${i + 1}: ${escrita(factura[i])}, y el contrato dice ${escrita(contrato[i])})`;
}
