import { type analisis, chosenDatos, productoIdOf } from '@vatio/contract';
import type { ReglasDeVenta } from '@vatio/domain';
import { vistaDeGuardado } from '../comparacion/vista.ts';
import { type ResumenDePunto, tuyaDe } from '../mesa/resumen-de-puntos.ts';

/** The line of a saved point, with its stored figures. */
export function resumenGuardado(
  guardado: analisis.Analisis,
  dePunto: analisis.Analisis['puntos'][number],
  reglas: ReglasDeVenta | undefined,
): ResumenDePunto {
  const { datosCupsProducto } = guardado;
  const { cups, punto, actual, potenciaEstudio } = dePunto;
  const dato = chosenDatos(dePunto, datosCupsProducto);
  return {
    cups,
    nombre: punto.direccion ?? punto.cliente?.nombre ?? '',
    tarifa: punto.tarifa ?? '',
    consumoKwh: punto.consumoAnualKwh,
    producto: dato?.producto,
    actualEur: actual.totales.total,
    ofertaEur: dato?.totales.total,
    ahorroAnualEur: dato?.ahorroAnualEur,
    comisionEur: dato && dato.comision === undefined ? null : dato?.comision?.totalEur,
    tuyaEur: tuyaDe(vistaDeGuardado(guardado, dePunto), productoIdOf(dePunto), {
      potenciasKw: potenciaEstudio ?? punto.potenciasKw,
      tarifa: punto.tarifa ?? '',
      reglas,
    }),
    problema: undefined,
  };
}
