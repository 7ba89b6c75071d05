import type { campos } from '@vatio/contract/endpoints';
import { parseCups, parseNif, type SignoDecimal, type TarifaDeSuministro } from '@vatio/domain';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { type ImportColumn, type RowReason, rowReader } from '../../../platform/sheet/reading/row-reader.ts';
import { today } from '../../../platform/today.ts';
import { type Propios, readPropios } from '../../cartera/propios-de-fichero.service.ts';
import type { RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';
import { tituloDe } from './campos.ts';
import { readGivenValues, type ValoresDeFila } from './valores-de-fila.ts';

/** A row of a file of contracts as it was written; an empty cell is null. */
export type FilaLeida = RenglonLeido & {
  readonly codigo: string | null;
  readonly cups: string;
  readonly comercializadora: string | null;
  readonly producto: string | null;
  readonly tarifa: TarifaDeSuministro | undefined;
  readonly nif: string | null;
  readonly comercial: string | null;
  readonly firma: string | null;
  readonly activacion: string | null;
  readonly fin: string | null;
  readonly baja: string | null;
  readonly permanenciaHasta: string | null;
  readonly valores: ValoresDeFila;
  /** Rows that waited to be imported before a file could have them bring none. */
  readonly propios?: Propios;
};

export function readRow(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  { decimal, definidos }: { readonly decimal: SignoDecimal; readonly definidos: readonly campos.Campo[] },
): FilaLeida {
  const lector = rowReader(fila, columnas, decimal);
  const { motivos } = lector;
  const escrito = lector.texto('cups') ?? '';
  const cups = parseCups(escrito);
  if (!cups.ok) motivos.push({ titulo: tituloDe('cups'), texto: cups.issue.message });
  const fechas = {
    firma: lector.fecha('firma') ?? null,
    activacion: lector.fecha('activacion') ?? null,
    fin: lector.fecha('fin') ?? null,
    baja: lector.fecha('baja') ?? null,
    permanenciaHasta: lector.fecha('permanenciaHasta') ?? null,
  };
  checkDates(fechas, today(), motivos);
  const own = readPropios({ fila, columnas, decimal, definidos });
  return {
    numero: fila.numero,
    celdas: fila.celdas.map(asWritten),
    codigo: lector.texto('codigo')?.toUpperCase() ?? null,
    cups: cups.ok ? cups.value.cups : escrito,
    comercializadora: lector.texto('comercializadora') ?? null,
    producto: lector.texto('producto') ?? null,
    tarifa: lector.tarifa('tarifa'),
    nif: nifDe(lector.texto('nif'), motivos),
    comercial: lector.texto('comercial') ?? null,
    ...fechas,
    valores: readGivenValues(lector),
    propios: own.propios,
    motivos: [...motivos, ...own.motivos],
  };
}

function nifDe(texto: string | undefined, motivos: RowReason[]): string | null {
  if (texto === undefined) return null;
  const nif = parseNif(texto);
  if (nif.ok) return nif.value.normalizado;
  motivos.push({ titulo: tituloDe('nif'), texto: nif.issue.message });
  return null;
}

type Fechas = Pick<FilaLeida, 'firma' | 'activacion' | 'fin' | 'baja' | 'permanenciaHasta'>;

function checkDates(fechas: Fechas, hoy: string, motivos: RowReason[]): void {
  const mal = (campo: keyof Fechas, texto: string) => motivos.push({ titulo: tituloDe(campo), texto });
  const { firma, activacion } = fechas;
  for (const campo of ['firma', 'activacion', 'baja'] as const) {
    const fecha = fechas[campo];
    if (fecha !== null && fecha > hoy) mal(campo, 'Aún no ha llegado');
  }
  if (activacion === null) return;
  if (firma !== null && activacion < firma) mal('activacion', 'Es anterior a la firma');
  for (const campo of ['fin', 'baja', 'permanenciaHasta'] as const) {
    const fecha = fechas[campo];
    if (fecha !== null && fecha < activacion) mal(campo, 'Es anterior a la activación');
  }
}
