import type { campos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type ListColumn, yesOrNo } from '../../platform/sheet/column.ts';
import { textOfPeriodo, WORDS } from '../../platform/sheet/words.ts';
import { hojaDeCampos } from '../cartera/campos.service.ts';
import type { FilaContrato, FilaExportada } from './contratos.repository.ts';
import { PERIODOS } from './importacion/campos.ts';
import type { TuyaDeContrato } from './tuya.service.ts';

/** Which contract it is: whose, for which supply and of which product. */
export const DE_QUE_CONTRATO: readonly ListColumn<FilaContrato>[] = [
  { id: 'codigo', title: WORDS.codigo, cell: ({ codigo }) => codigo },
  { id: 'cups', title: WORDS.cups, cell: ({ cups }) => cups },
  { id: 'cliente', title: WORDS.cliente, cell: ({ clienteNombre }) => clienteNombre },
  { id: 'idCliente', title: WORDS.idCliente, identifier: true, cell: ({ clienteId }) => clienteId },
  { id: 'comercial', title: WORDS.comercial, cell: ({ comercialNombre }) => comercialNombre },
  { id: 'idComercial', title: WORDS.idComercial, identifier: true, cell: ({ comercialId }) => comercialId },
  { id: 'comercializadora', title: WORDS.comercializadora, cell: ({ comercializadora }) => comercializadora },
  { id: 'producto', title: WORDS.producto, cell: ({ productoNombre }) => productoNombre },
  { id: 'tarifa', title: WORDS.tarifa, cell: ({ tarifa }) => tarifa },
];

const COMUNES: readonly ListColumn<FilaExportada>[] = [
  ...DE_QUE_CONTRATO,
  { id: 'estadoComercial', title: WORDS.estadoComercial, cell: ({ comercial }) => comercial },
  { id: 'firma', title: WORDS.firma, cell: ({ firma }) => firma },
  { id: 'atr', title: WORDS.atr, cell: ({ atr }) => atr },
  { id: 'motivoAtr', title: WORDS.motivoAtr, cell: ({ atrMotivo }) => atrMotivo },
  { id: 'fechaDeFirma', title: WORDS.fechaDeFirma, cell: ({ fechaFirma }) => dateCell(fechaFirma) },
  {
    id: 'fechaDeSolicitud',
    title: WORDS.fechaDeSolicitud,
    cell: ({ fechaSolicitud }) => dateCell(fechaSolicitud),
  },
  {
    id: 'fechaDeActivacion',
    title: WORDS.fechaDeActivacion,
    cell: ({ fechaActivacion }) => dateCell(fechaActivacion),
  },
  { id: 'fin', title: WORDS.fin, cell: ({ fechaFin }) => dateCell(fechaFin) },
  {
    id: 'prorrogaAutomatica',
    title: WORDS.prorrogaAutomatica,
    cell: ({ prorroga }, language) => yesOrNo(prorroga, language),
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
  { id: 'fechaDeBaja', title: WORDS.fechaDeBaja, cell: ({ fechaBaja }) => dateCell(fechaBaja) },
  { id: 'consumoAnual', title: WORDS.consumoAnual, cell: ({ consumoAnualKwh }) => consumoAnualKwh },
  { id: 'nifDelCliente', title: WORDS.nifDelCliente, cell: ({ clienteNif }) => clienteNif },
  { id: 'referencia', title: WORDS.referencia, cell: ({ referenciaExterna }) => referenciaExterna },
  { id: 'duracion', title: WORDS.duracion, cell: ({ duracionMeses }) => duracionMeses },
  {
    id: 'permanenciaSiNo',
    title: WORDS.permanenciaSiNo,
    cell: ({ permanencia }, language) => yesOrNo(permanencia, language),
  },
  ...porPeriodo('precioEnergia', '€/kWh', ({ precioEnergiaEurKwh }) => precioEnergiaEurKwh),
  ...porPeriodo('precioPotencia', '€/kW·año', ({ precioPotenciaEurKwAnio }) => precioPotenciaEurKwAnio),
  ...porPeriodo('potencia', 'kW', ({ potenciasKw }) => potenciasKw),
];

/** The titles are those that an import recognises. */
function porPeriodo(
  id: 'precioEnergia' | 'precioPotencia' | 'potencia',
  unidad: string,
  valores: (fila: FilaExportada) => readonly number[],
): ListColumn<FilaExportada>[] {
  return PERIODOS.map((periodo) => ({
    id: `${id}P${periodo}`,
    title: textOfPeriodo(WORDS[id], periodo, unidad),
    cell: (fila) => valores(fila)[periodo - 1] ?? null,
  }));
}

const DE_LA_CASA: readonly ListColumn<FilaExportada>[] = [
  { id: 'cobro', title: WORDS.cobro, cell: ({ cobro }) => cobro },
  {
    id: 'comisionGenerada',
    title: WORDS.comisionGenerada,
    money: true,
    cell: ({ comisionPrevistaEur }) => Number(comisionPrevistaEur),
  },
  {
    id: 'comisionDeLaCasa',
    title: WORDS.comisionDeLaCasa,
    money: true,
    cell: ({ comisionEur }) => (comisionEur === null ? null : Number(comisionEur)),
  },
  {
    id: 'comisionCongelada',
    title: WORDS.comisionCongelada,
    cell: ({ comisionEur }, language) => yesOrNo(comisionEur !== null, language),
  },
  { id: 'correoDelComercial', title: WORDS.correoDelComercial, cell: ({ comercialEmail }) => comercialEmail },
  { id: 'feeEnergia', title: WORDS.feeEnergia, cell: ({ feeEnergiaEurMwh }) => feeEnergiaEurMwh },
  { id: 'feePotencia', title: WORDS.feePotencia, cell: ({ feePotenciaEurKwAnio }) => feePotenciaEurKwAnio },
  { id: 'notas', title: WORDS.notas, cell: ({ notas }) => notas },
  { id: 'etiquetas', title: WORDS.etiquetas, cell: ({ etiquetas }) => etiquetas.join(', ') },
];

/**
 * A client does not get these columns: where a supplier passes peajes on at cost, its own price is little more
 * than the fee.
 */
const SOLO_DE_QUIEN_VENDE = /^(precio|referencia$)/;

/** The columns of an export; a client gets none on what the house earns. */
export function columnasPara(
  viewer: Viewer,
  definidos: readonly campos.Campo[],
  tuya?: TuyaDeContrato,
): readonly ListColumn<FilaExportada>[] {
  if (viewer.role !== 'cliente') {
    const tuComision: ListColumn<FilaExportada>[] = tuya
      ? [{ id: 'tuComision', title: WORDS.tuComision, money: true, cell: tuya }]
      : [];
    return [...COMUNES, ...DE_LA_CASA, ...tuComision, ...hojaDeCampos(viewer, definidos)];
  }
  return COMUNES.filter(({ id }) => !SOLO_DE_QUIEN_VENDE.test(id));
}

/** What tells a contract from another on paper, and how far it has come. */
export const EN_PAPEL = [
  ...['codigo', 'cups', 'cliente', 'comercial', 'comercializadora', 'producto', 'tarifa', 'estadoComercial'],
  ...['firma', 'atr', 'fin', 'consumoAnual', 'comisionGenerada', 'tuComision'],
];
