import type { Columna } from '../operaciones/importacion/importacion.service.ts';

/** Every column that is read of a supplier's statement, in the order of the template. */
export const COLUMNAS: readonly Columna[] = [
  {
    campo: 'cups',
    titulo: 'CUPS',
    obligatorio: true,
    otros: ['Código CUPS', 'Cód. CUPS', 'CUPS20', 'CUPS22', 'Punto de suministro', 'Suministro'],
  },
  {
    campo: 'importe',
    titulo: 'Importe (€)',
    obligatorio: true,
    numero: true,
    otros: ['Comisión', 'Comisión (€)', 'Importe comisión', 'Importe de la comisión', 'A pagar', 'Euros'],
    doubtful: ['Importe', 'Total', 'Importe neto', 'Base imponible'],
  },
  {
    campo: 'desde',
    titulo: 'Desde',
    otros: ['Periodo desde', 'Fecha desde', 'Fecha inicio', 'Inicio', 'Desde fecha'],
  },
  {
    campo: 'hasta',
    titulo: 'Hasta',
    otros: ['Periodo hasta', 'Fecha hasta', 'Fecha fin', 'Fin', 'Hasta fecha'],
  },
  {
    campo: 'referencia',
    titulo: 'Referencia',
    otros: ['Contrato', 'Nº contrato', 'N.º de contrato', 'Número de contrato', 'Referencia contrato'],
  },
];
