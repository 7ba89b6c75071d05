import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { DE_QUE_CONTRATO } from './columnas.ts';
import type { FilaRenovacion } from './renovaciones.repository.ts';
import type { TuyaDeContrato } from './tuya.service.ts';

const PLAZO: Readonly<Record<FilaRenovacion['banda'], string>> = {
  vencido: 'Ya vencido',
  '30': 'En 30 días',
  '60': 'De 31 a 60 días',
  '90': 'De 61 a 90 días',
  'sin-fin': 'Sin fecha de fin',
};

const COMUNES: readonly SheetColumn<FilaRenovacion>[] = [
  ...DE_QUE_CONTRATO,
  { titulo: 'Fin', celda: ({ fechaFin }) => dateCell(fechaFin) },
  { titulo: 'Plazo', celda: ({ banda }) => PLAZO[banda] },
  { titulo: 'Fecha de activación', celda: ({ fechaActivacion }) => dateCell(fechaActivacion) },
  { titulo: 'Permanencia hasta', celda: ({ permanenciaHasta }) => dateCell(permanenciaHasta) },
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => consumoAnualKwh },
  { titulo: 'Importe anual (€)', celda: ({ importeAnualEur }) => importeAnualEur },
];

const DE_LA_CASA: readonly SheetColumn<FilaRenovacion>[] = [
  { titulo: 'Comisión generada (€)', celda: ({ comisionPrevistaEur }) => Number(comisionPrevistaEur) },
  { titulo: 'Análisis', celda: ({ analisis }) => analisis?.codigo ?? null },
  { titulo: 'Propuesta', celda: ({ propuesta }) => propuesta?.codigo ?? null },
  { titulo: 'Estado de la propuesta', celda: ({ propuesta }) => propuesta?.estado ?? null },
  { titulo: 'Renovación', celda: ({ renovacion }) => renovacion?.codigo ?? null },
  { titulo: 'Próximo contacto', celda: ({ proximoContacto }) => dateCell(proximoContacto?.fecha ?? null) },
];

const EN_PAPEL = [
  ...['Código', 'CUPS', 'Cliente', 'Comercial', 'Comercializadora', 'Producto', 'Tarifa', 'Fin', 'Plazo'],
  ...['Consumo anual (kWh)', 'Importe anual (€)', 'Propuesta', 'Tu comisión (€)'],
];

/** A client gets no column on earnings or on what is being prepared; only a representative has a part of their own. */
export function hojaDeRenovaciones({ role }: Viewer, tuya?: TuyaDeContrato): Sheet<FilaRenovacion> {
  const deLaCasa = role === 'cliente' ? [] : DE_LA_CASA;
  const columnaDeComision = tuya ? [{ titulo: 'Tu comisión (€)', celda: tuya }] : [];
  const columnas = [...COMUNES, ...deLaCasa, ...columnaDeComision];
  return { nombre: 'renovaciones', titulo: 'Renovaciones', columnas, enPapel: EN_PAPEL };
}
