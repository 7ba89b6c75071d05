import { nombreProvincia } from '@vatio/domain';
import { dateCell, type SheetColumn } from '../../../platform/sheet/column.ts';
import type { FilaPunto } from '../fila-punto.repository.ts';
import { nombreDistribuidora } from '../respuestas.ts';

const PERIODOS = [1, 2, 3, 4, 5, 6];

/** The columns of an export: those of the list with names and identifiers, and every power. */
export const COLUMNAS: readonly SheetColumn<FilaPunto>[] = [
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Id. cliente', celda: ({ clienteId }) => clienteId },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'Dirección', celda: ({ direccion }) => direccion },
  { titulo: 'Código postal', celda: ({ codigoPostal }) => codigoPostal },
  { titulo: 'Municipio', celda: ({ municipio }) => municipio },
  { titulo: 'Provincia', celda: ({ provincia }) => nombreProvincia(provincia ?? '') ?? provincia },
  { titulo: 'Distribuidora', celda: nombreDistribuidora },
  { titulo: 'Tarifa', celda: ({ tarifa }) => tarifa },
  { titulo: 'Zona', celda: ({ zona }) => zona },
  ...PERIODOS.map((periodo) => ({
    titulo: `Potencia P${periodo} (kW)`,
    celda: ({ potenciasKw }: FilaPunto) => potenciasKw[periodo - 1] ?? null,
  })),
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => consumoAnualKwh },
  { titulo: 'Contrato', celda: ({ conContrato }) => (conContrato ? 'Con contrato' : 'Sin contrato') },
  { titulo: 'Fecha SIPS', celda: ({ sipsFecha }) => dateCell(sipsFecha) },
];

/** The tags of sellers are not for a client to read. */
export const ETIQUETAS: SheetColumn<FilaPunto> = {
  titulo: 'Etiquetas',
  celda: ({ etiquetas }) => etiquetas.join(', '),
};

/** Paper has no room for the powers of each period. */
export const EN_PAPEL = [
  ...[
    'CUPS',
    'Cliente',
    'Comercial',
    'Dirección',
    'Código postal',
    'Municipio',
    'Provincia',
    'Distribuidora',
  ],
  ...['Tarifa', 'Consumo anual (kWh)', 'Contrato', 'Fecha SIPS'],
];
