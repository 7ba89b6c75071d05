import { type BodyOf, contratos } from '@vatio/contract/endpoints';
import type { RowReader } from '../../../platform/sheet/reading/row-reader.ts';
import { PERIODOS, tituloDe } from './campos.ts';

/** The given values of a row, as the calls take them; an empty cell is absent. */
export type ValoresDeFila = Omit<
  BodyOf<typeof contratos.update>,
  'version' | 'productoVersionId' | 'comercialId' | 'fechaFin' | 'permanenciaHasta'
>;

const FORMA = contratos.update.body.omit({ version: true });

/** Reads the given values, and adds to `motivos` what a contract would refuse. */
export function readGivenValues(lector: RowReader): ValoresDeFila {
  const porPeriodo = (campo: string) => {
    const valores = PERIODOS.map((periodo) => lector.numero(`${campo}${periodo}`));
    const ultimo = valores.findLastIndex((valor) => valor !== undefined);
    const dichos = valores.slice(0, ultimo + 1);
    for (const [i, valor] of dichos.entries()) {
      if (valor === undefined)
        lector.motivos.push({
          titulo: tituloDe(`${campo}${i + 1}`),
          texto: 'Falta, y hay de los siguientes',
        });
    }
    return dichos.length === 0 ? undefined : dichos.map((valor) => valor ?? 0);
  };
  const leido = {
    precioEnergiaEurKwh: porPeriodo('precioEnergia'),
    precioPotenciaEurKwAnio: porPeriodo('precioPotencia'),
    precioFijoEurMes: lector.numero('precioFijo'),
    potenciasKw: porPeriodo('potencia'),
    feeEnergiaEurMwh: lector.numero('feeEnergia'),
    feePotenciaEurKwAnio: lector.numero('feePotencia'),
    consumoAnualKwh: lector.numero('consumo'),
    duracionMeses: lector.numero('duracion'),
    permanencia: lector.siONo('permanencia'),
    prorroga: lector.siONo('prorroga'),
    referenciaExterna: lector.texto('referencia'),
    revisionPrecio: lector.fecha('revisionPrecio'),
    notas: lector.parrafo('notas'),
  };
  const valores = Object.fromEntries(Object.entries(leido).filter(([, valor]) => valor !== undefined));
  const { data, error } = FORMA.safeParse(valores);
  for (const { path, message } of error?.issues ?? []) {
    lector.motivos.push({ titulo: tituloDe(String(path[0] ?? '')), texto: message });
  }
  return data ?? {};
}
