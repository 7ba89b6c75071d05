import type { liquidaciones } from '@vatio/contract';
import { type Columna, celdaFecha } from '../../platform/hoja/columna.ts';

type Linea = liquidaciones.Liquidacion['detalle'][number];

export const COLUMNAS: readonly Columna<Linea>[] = [
  { titulo: 'Contrato', celda: ({ contrato }) => contrato.codigo },
  { titulo: 'CUPS', celda: ({ contrato }) => contrato.cups },
  { titulo: 'Cliente', celda: ({ contrato }) => contrato.cliente },
  { titulo: 'Producto', celda: ({ producto }) => producto },
  { titulo: 'Tipo', celda: ({ tipo }) => tipo },
  { titulo: 'Nivel', celda: ({ nivel }) => nivel },
  { titulo: 'Fecha', celda: ({ fecha }) => celdaFecha(fecha) },
  { titulo: 'Base (€)', celda: ({ baseEur }) => baseEur },
  { titulo: 'Porcentaje', celda: ({ porcentaje }) => porcentaje },
  { titulo: 'Importe (€)', celda: ({ importeEur }) => importeEur },
  { titulo: 'Estado', celda: ({ estado }) => estado },
  { titulo: 'Explicación', celda: ({ explicacion }) => explicacion },
  { titulo: 'Motivo', celda: ({ motivo }) => motivo },
  { titulo: 'Respuesta', celda: ({ respuesta }) => respuesta },
];
