import {
  type SignoDecimal,
  type TarifaDeSuministro,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
  ZONAS,
  type Zona,
} from '@vatio/domain';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { asSentence, type ImportColumn, rowReader } from '../../../platform/sheet/reading/row-reader.ts';
import type { Cifras } from './cifras.ts';
import { isCifra } from './columnas.ts';
import { type PalabrasDeExcedentes, readPalabrasDeExcedentes } from './excedentes.ts';

/** What a row says of its product besides its identity; undefined where it says nothing. */
export type Ficha = {
  readonly tipo: TipoDeProducto | undefined;
  readonly zonas: Zona[] | undefined;
  readonly duracionMeses: number | undefined;
  readonly permanencia: boolean | undefined;
  readonly prorroga: boolean | undefined;
  readonly renovable: boolean | undefined;
  readonly peajesIncluidos: boolean | undefined;
};

export type Renglon = {
  readonly numero: number;
  readonly comercializadora: string;
  readonly nombre: string;
  readonly tarifa: TarifaDeSuministro | undefined;
  readonly ficha: Ficha;
  readonly desde: string | undefined;
  readonly hasta: string | undefined;
  readonly cifras: Cifras;
  readonly deExcedentes: PalabrasDeExcedentes;
  /** The figures of a new product of which the list says nothing. */
  readonly supuestos?: Cifras;
  /** The months at the end of the name of a new product, where no column says how long it lasts. */
  readonly duracionDelNombre?: number;
  /** The reasons of the cells that could not be read. */
  readonly motivos: readonly string[];
};

/** Reads a row of a price list. */
export function readRenglon(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  decimal: SignoDecimal,
): Renglon {
  const lector = rowReader(fila, columnas, decimal);
  const cifras: Record<string, number> = {};
  for (const columna of columnas) {
    const cifra = columna && isCifra(columna.campo) ? lector.numero(columna.campo) : undefined;
    if (columna && cifra !== undefined) cifras[columna.campo] = cifra;
  }
  return {
    numero: fila.numero,
    comercializadora: lector.texto('comercializadora') ?? '',
    nombre: lector.texto('nombre') ?? '',
    tarifa: lector.tarifa('tarifa'),
    ficha: {
      tipo: lector.opcion('tipo', TIPOS_DE_PRODUCTO),
      zonas: lector.lista('zonas', ZONAS),
      duracionMeses: lector.numero('duracionMeses'),
      permanencia: lector.siONo('permanencia'),
      prorroga: lector.siONo('prorroga'),
      renovable: lector.siONo('renovable'),
      peajesIncluidos: lector.siONo('peajesIncluidos'),
    },
    desde: lector.fecha('desde'),
    hasta: lector.fecha('hasta'),
    cifras,
    deExcedentes: readPalabrasDeExcedentes(lector),
    motivos: lector.motivos.map(asSentence),
  };
}
