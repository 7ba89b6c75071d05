import { type campos, clientes, clientesLote } from '@vatio/contract/endpoints';
import { nombreProvincia, type SignoDecimal } from '@vatio/domain';
import { foldText } from '../../../platform/fold-text.ts';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { type Propios, readPropios } from '../../cartera/propios-de-fichero.service.ts';
import type { RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';
import { type Datos, readDatos } from '../datos.ts';
import { motivoDe } from './columnas.ts';

type Campo = clientesLote.Campo;

/** A row of the file: what it says of a client, and what is wrong with it. */
export type Renglon = RenglonLeido & {
  readonly datos: Datos;
  /** Rows that waited to be imported before there were such fields have none. */
  readonly propios?: Propios;
  /** The name, e-mail or NIF of the representative, as written. */
  readonly comercial?: string | undefined;
  readonly nota?: string | undefined;
  /** The identifier that an export of clients gives. */
  readonly id?: string | undefined;
};

const CAMPOS: readonly Campo[] = clientesLote.CAMPOS;

const FORMA = clientes.clienteInputSchema.partial();

/** An empty cell changes nothing, and leaves a new client without the datum. */
export function readClienteRow(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  { decimal, definidos }: { readonly decimal: SignoDecimal; readonly definidos: readonly campos.Campo[] },
): Renglon {
  const { numero, celdas } = fila;
  const textos = celdas.map(asWritten);
  const dichos: Partial<Record<Campo, string>> = {};
  for (const [i, columna] of columnas.entries()) {
    const texto = textos[i] ?? '';
    if (columna && texto !== '' && isOfFicha(columna.campo)) dichos[columna.campo] = texto;
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
  const { propios, motivos: dePropios } = readPropios({ fila, columnas, decimal, definidos });
  const motivos: RowReason[] = [
    ...Object.entries(leidos.errores).map(([campo, texto]) => motivoDe(campo, texto)),
    ...deForma,
    ...dePropios,
  ];
  if (!leidos.datos.nif && leidos.errores.nif === undefined && id === undefined)
    motivos.push(motivoDe('nif', 'Falta'));
  return { numero, celdas: textos, datos: leidos.datos, propios, comercial, nota, id, motivos };
}

function isOfFicha(campo: string): campo is Campo {
  return CAMPOS.some((conocido) => conocido === campo);
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
