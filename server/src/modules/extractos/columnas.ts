import { SINONIMOS } from '@vatio/domain';
import type { Columna } from '../operaciones/importacion/importacion.service.ts';

/** Every column that is read of a supplier's statement, in the order of the template. */
export const COLUMNAS: readonly Columna[] = [
  {
    campo: 'cups',
    titulo: 'CUPS',
    obligatorio: true,
    otros: SINONIMOS.cups,
    contenido: 'cups',
  },
  {
    campo: 'importe',
    titulo: 'Importe (€)',
    obligatorio: true,
    numero: true,
    otros: [
      ...['Comisión', 'Comisión (€)', 'Comisión €', 'Importe comisión', 'Importe de la comisión', 'A pagar'],
      ...[
        'Euros',
        'Comissió',
        'Comisión bruta',
        'Comisión neta',
        'Comisión total',
        'Total comisión',
        'Commission',
      ],
      ...['Importe a pagar', 'Importe liquidado', 'Liquidado', 'Retribución', 'Komisioa'],
    ],
    doubtful: ['Importe', 'Total', 'Importe neto', 'Base imponible'],
  },
  {
    campo: 'desde',
    titulo: 'Desde',
    otros: [
      'Periodo desde',
      'Fecha desde',
      'Fecha inicio',
      'Inicio',
      'Desde fecha',
      'Inicio periodo',
      'Des de',
    ],
  },
  {
    campo: 'hasta',
    titulo: 'Hasta',
    otros: ['Periodo hasta', 'Fecha hasta', 'Fecha fin', 'Fin', 'Hasta fecha', 'Fin periodo', 'Fins a'],
  },
  {
    campo: 'referencia',
    titulo: 'Referencia',
    otros: ['Contrato', 'Nº contrato', 'N.º de contrato', 'Número de contrato', 'Referencia contrato'],
  },
];
