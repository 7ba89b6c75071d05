import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type ListColumn } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import { WORDS, type Word } from '../../platform/sheet/words.ts';
import { dayInSpain } from '../../platform/today.ts';
import { DE_QUE_CONTRATO } from './columnas.ts';
import type { FilaRenovacion } from './radar.repository.ts';
import type { TuyaDeContrato } from './tuya.service.ts';

const PLAZO: Readonly<Record<FilaRenovacion['banda'], Word>> = {
  vencido: 'yaVencido',
  '30': 'en30Dias',
  '60': 'de31A60Dias',
  '90': 'de61A90Dias',
  'sin-fin': 'sinFechaDeFin',
};

const COMUNES: readonly ListColumn<FilaRenovacion>[] = [
  ...DE_QUE_CONTRATO,
  { id: 'fin', title: WORDS.fin, cell: ({ fechaFin }) => dateCell(fechaFin) },
  { id: 'plazo', title: WORDS.plazo, cell: ({ banda }, language) => WORDS[PLAZO[banda]][language] },
  {
    id: 'fechaDeActivacion',
    title: WORDS.fechaDeActivacion,
    cell: ({ fechaActivacion }) => dateCell(fechaActivacion),
  },
  {
    id: 'permanenciaHasta',
    title: WORDS.permanenciaHasta,
    cell: ({ permanenciaHasta }) => dateCell(permanenciaHasta),
  },
  {
    id: 'revisionDePrecio',
    title: WORDS.revisionDePrecio,
    cell: ({ revisionPrecio }) => dateCell(revisionPrecio),
  },
  { id: 'consumoAnual', title: WORDS.consumoAnual, cell: ({ consumoAnualKwh }) => consumoAnualKwh },
  {
    id: 'importeAnual',
    title: WORDS.importeAnual,
    money: true,
    cell: ({ importeAnualEur }) => importeAnualEur,
  },
];

const DE_LA_CASA: readonly ListColumn<FilaRenovacion>[] = [
  {
    id: 'comisionGenerada',
    title: WORDS.comisionGenerada,
    money: true,
    cell: ({ comisionPrevistaEur }) => Number(comisionPrevistaEur),
  },
  { id: 'analisis', title: WORDS.analisis, cell: ({ analisis }) => analisis?.codigo ?? null },
  { id: 'propuesta', title: WORDS.propuesta, cell: ({ propuesta }) => propuesta?.codigo ?? null },
  {
    id: 'estadoDeLaPropuesta',
    title: WORDS.estadoDeLaPropuesta,
    cell: ({ propuesta }) => propuesta?.estado ?? null,
  },
  { id: 'renovacion', title: WORDS.renovacion, cell: ({ renovacion }) => renovacion?.codigo ?? null },
  {
    id: 'proximoContacto',
    title: WORDS.proximoContacto,
    cell: ({ proximoContacto }) => dateCell(proximoContacto?.fecha ?? null),
  },
];

const RIESGO: Readonly<Record<FilaRenovacion['riesgo'], ListColumn<FilaRenovacion>['title']>> = {
  alto: { es: 'Alto', en: 'High' },
  medio: { es: 'Medio', en: 'Medium' },
  bajo: { es: 'Bajo', en: 'Low' },
};

const DE_VALOR: readonly ListColumn<FilaRenovacion>[] = [
  { id: 'riesgo', title: WORDS.riesgo, cell: ({ riesgo }, language) => RIESGO[riesgo][language] },
  {
    id: 'ultimoContacto',
    title: WORDS.ultimoContacto,
    cell: ({ ultimoContacto }) => dateCell(ultimoContacto),
  },
  {
    id: 'ofertaAlRenovar',
    title: { es: 'Oferta al renovar', en: 'Offer if renewed' },
    cell: ({ valor }) =>
      valor?.producto ? `${valor.producto.comercializadora} · ${valor.producto.nombre}` : null,
  },
  {
    id: 'ahorroAlRenovar',
    title: { es: 'Ahorro al renovar (€/año)', en: 'Saving if renewed (€/year)' },
    money: true,
    cell: ({ valor }) => valor?.ahorroAnualEur ?? null,
  },
  {
    id: 'ahorroAlRenovarPct',
    title: { es: 'Ahorro al renovar (%)', en: 'Saving if renewed (%)' },
    cell: ({ valor }) => valor?.ahorroPct ?? null,
  },
  {
    id: 'comisionAlRenovar',
    title: { es: 'Comisión al renovar (€)', en: 'Commission if renewed (€)' },
    money: true,
    cell: ({ valor }) => valor?.comisionEur ?? null,
  },
  {
    id: 'precioDeAhora',
    title: { es: 'Precio de ahora (€/MWh)', en: 'Price now (€/MWh)' },
    cell: ({ valor }) => valor?.precioActualEurMwh ?? null,
  },
  {
    id: 'precioDeHoy',
    title: { es: 'Precio de hoy (€/MWh)', en: 'Price of today (€/MWh)' },
    cell: ({ valor }) => valor?.precioOfertaEurMwh ?? null,
  },
  {
    id: 'calculadoEl',
    title: { es: 'Calculado el', en: 'Calculated on' },
    cell: ({ valor }) => dateCell(valor ? dayInSpain(valor.calculado) : null),
  },
];

const EN_PAPEL = [
  ...['codigo', 'cups', 'cliente', 'comercial', 'comercializadora', 'producto', 'tarifa', 'fin', 'plazo'],
  ...['consumoAnual', 'importeAnual', 'propuesta', 'tuComision'],
];

/** A client gets no column on earnings or on what is being prepared; only a representative has a part of their own. */
export function hojaDeRenovaciones({ role }: Viewer, tuya?: TuyaDeContrato): Sheet<FilaRenovacion> {
  const deLaCasa = role === 'cliente' ? [] : [...DE_LA_CASA, ...DE_VALOR];
  const columnaDeComision: ListColumn<FilaRenovacion>[] = tuya
    ? [{ id: 'tuComision', title: WORDS.tuComision, money: true, cell: tuya }]
    : [];
  const columnas = [...COMUNES, ...deLaCasa, ...columnaDeComision];
  return { nombre: 'renovaciones', titulo: WORDS.renovaciones, columnas, enPapel: EN_PAPEL };
}
