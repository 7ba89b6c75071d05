import type { extractos } from '@vatio/contract/endpoints';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaExtracto } from './extractos.repository.ts';
import type { FilaLinea } from './live-lines.repository.ts';

const ESTADOS: Readonly<Record<extractos.Estado, string>> = {
  falta: 'Falta',
  corta: 'Pagada de menos',
  'de-mas': 'Pagada de más',
  'no-nuestra': 'No es nuestra',
  pagada: 'Pagada',
};

export const HOJA_DE_EXTRACTOS: Sheet<FilaExtracto> = {
  nombre: 'extractos',
  titulo: 'Extractos',
  columnas: [
    { titulo: 'Código', celda: ({ codigo }) => codigo },
    { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
    { titulo: 'Mes', celda: ({ mes }) => mes.slice(0, 7) },
    { titulo: 'Fichero', celda: ({ fichero }) => fichero },
    { titulo: 'Líneas', celda: ({ lineas }) => lineas },
    { titulo: 'Filas fuera', celda: ({ filasFuera }) => filasFuera },
    { titulo: 'Pagado (€)', celda: ({ importeEur }) => importeEur },
    { titulo: 'Pendiente (€)', celda: ({ pendienteEur }) => pendienteEur },
    { titulo: 'Importado', celda: ({ importado }) => dateCell(importado) },
  ],
};

const COLUMNAS_DE_LINEA: readonly SheetColumn<FilaLinea>[] = [
  { titulo: 'Extracto', celda: ({ extractoCodigo }) => extractoCodigo },
  { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
  { titulo: 'Mes', celda: ({ mes }) => mes.slice(0, 7) },
  { titulo: 'Filas', celda: ({ filas }) => filas.join(', ') },
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Referencia', celda: ({ referencia }) => referencia },
  { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
  { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
  { titulo: 'Contrato', celda: ({ contratoCodigo }) => contratoCodigo },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Estado', celda: ({ estado }) => ESTADOS[estado] },
  { titulo: 'Esperado (€)', celda: ({ esperadoEur }) => esperadoEur },
  { titulo: 'Pagado (€)', celda: ({ importeEur }) => importeEur },
  { titulo: 'Diferencia (€)', celda: ({ diferenciaEur }) => diferenciaEur },
  { titulo: 'Pendiente (€)', celda: ({ pendienteEur }) => pendienteEur },
  { titulo: 'Se debe desde', celda: ({ vencimiento }) => dateCell(vencimiento) },
];

/** What a supplier is given of the lines that are claimed: nothing of the house's own people. */
export const COLUMNAS_DE_RECLAMACION: readonly SheetColumn<FilaLinea & { readonly reclamadoEur: number }>[] =
  [
    { titulo: 'CUPS', celda: ({ cups }) => cups },
    { titulo: 'Referencia', celda: ({ referencia }) => referencia },
    { titulo: 'Mes', celda: ({ mes }) => mes.slice(0, 7) },
    { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
    { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
    { titulo: 'Esperado (€)', celda: ({ esperadoEur }) => esperadoEur },
    { titulo: 'Pagado (€)', celda: ({ importeEur }) => importeEur },
    { titulo: 'Reclamado (€)', celda: ({ reclamadoEur }) => reclamadoEur },
  ];

export const HOJA_DE_LINEAS: Sheet<FilaLinea> = {
  nombre: 'lineas-de-extracto',
  titulo: 'Líneas de extracto',
  columnas: COLUMNAS_DE_LINEA,
  enPapel: [
    'Extracto',
    'CUPS',
    'Contrato',
    'Cliente',
    'Estado',
    'Esperado (€)',
    'Pagado (€)',
    'Pendiente (€)',
  ],
};
