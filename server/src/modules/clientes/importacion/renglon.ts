import { clientes, type clientesLote } from '@vatio/contract/endpoints';
import { nombreProvincia } from '@vatio/domain';
import { foldText } from '../../../platform/fold-text.ts';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';
import { type Datos, readDatos } from '../datos.ts';
import { motivoDe } from './columnas.ts';

type Campo = clientesLote.Campo;

/** A row of the file: what it says of a client, and what is wrong with it. */
export type Renglon = RenglonLeido & {
  readonly datos: Datos;
  /** The name, e-mail or NIF of the representative, as written. */
  readonly comercial?: string | undefined;
  readonly nota?: string | undefined;
  /** The identifier that an export of clients gives. */
  readonly id?: string | undefined;
};

const FORMA = clientes.clienteInputSchema.partial();

/** An empty cell changes nothing, and leaves a new client without the datum. */
export function readClienteRow(
  { numero, celdas }: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
): Renglon {
  const textos = celdas.map(asWritten);
  const dichos: Partial<Record<Campo, string>> = {};
  for (const [i, columna] of columnas.entries()) {
    const texto = textos[i] ?? '';
    if (columna && texto !== '') dichos[columna.campo as Campo] = texto;
  }
  const { comercial, nota, id, tipo, provincia, codigoPostal, ...resto } = dichos;
  const leidos = readDatos({
    ...resto,
    ...(tipo && { tipo: tipoDe(tipo) }),
    // Spreadsheets drop the leading zero of the postcodes of nine provinces.
    ...(codigoPostal && { codigoPostal: codigoPostal.padStart(5, '0') }),
    ...(provincia && { provincia: provinciaDe(provincia) ?? provincia }),
  });
  const forma = FORMA.safeParse(leidos.datos);
  const deForma = forma.success
    ? []
    : forma.error.issues.map(({ path, message }) => motivoDe(String(path[0] ?? ''), message));
  const motivos: RowReason[] = [
    ...Object.entries(leidos.errores).map(([campo, texto]) => motivoDe(campo, texto)),
    ...deForma,
  ];
  if (!leidos.datos.nif && leidos.errores.nif === undefined && id === undefined)
    motivos.push(motivoDe('nif', 'Falta'));
  return { numero, celdas: textos, datos: leidos.datos, comercial, nota, id, motivos };
}

function tipoDe(texto: string): 'persona' | 'empresa' {
  return /^(p|f|particular|autonom|residencial)/.test(foldText(texto)) ? 'persona' : 'empresa';
}

const PROVINCIAS = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));

/** A province is given by its two digits, or by its name with or without accents. */
function provinciaDe(texto: string): string | undefined {
  if (/^\d{1,2}$/.test(texto)) return texto.padStart(2, '0');
  return PROVINCIAS.find((codigo) => foldText(nombreProvincia(codigo) ?? '') === foldText(texto));
}
