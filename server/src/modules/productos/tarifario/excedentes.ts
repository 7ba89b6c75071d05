import type { productos } from '@vatio/contract/endpoints';
import { COBROS_DE_BATERIA, type Compensacion, TOPES_DE_COMPENSACION } from '@vatio/domain';
import type { RowReader } from '../../../platform/sheet/reading/row-reader.ts';
import { type Columna, UNIDADES } from '../tipos/columna.ts';

/** What a supplier makes of surplus stands in a price list in three figures and two words. */
export const COLUMNAS_DE_EXCEDENTES: readonly Columna[] = [
  { campo: 'excedentes.precioEurKwh', titulo: 'Excedentes', unidades: UNIDADES.energia },
  { campo: 'topeDeExcedentes', titulo: 'Tope de excedentes' },
  {
    campo: 'excedentes.bateriaVirtual.cuotaEurMes',
    titulo: 'Cuota batería virtual',
    unidades: UNIDADES.cuota,
  },
  {
    campo: 'excedentes.bateriaVirtual.caducidadMeses',
    titulo: 'Caducidad batería virtual',
    unidades: UNIDADES.meses,
  },
  { campo: 'cobroDeBateria', titulo: 'Batería virtual paga' },
];

/** The words of a row; undefined where it says nothing. */
export type PalabrasDeExcedentes = {
  readonly tope: Compensacion['tope'] | undefined;
  readonly sobre: NonNullable<Compensacion['bateriaVirtual']>['sobre'] | undefined;
};

export function readPalabrasDeExcedentes({ opcion }: RowReader): PalabrasDeExcedentes {
  return {
    tope: opcion('topeDeExcedentes', TOPES_DE_COMPENSACION),
    sobre: opcion('cobroDeBateria', COBROS_DE_BATERIA),
  };
}

/** The words of a version, by the columns that have them. */
export function wordsOfExcedentes({
  excedentes,
}: Pick<productos.Condiciones, 'excedentes'>): Readonly<Record<string, string | undefined>> {
  return {
    topeDeExcedentes: excedentes?.tope,
    cobroDeBateria: excedentes?.bateriaVirtual?.sobre,
  };
}

/** The surplus of a version as the call takes it, with the words of the version before where the row has none. */
export function nestExcedentes(
  cifras: Readonly<Record<string, number>>,
  { tope, sobre }: PalabrasDeExcedentes,
  anterior: Compensacion | null | undefined,
): { readonly excedentes?: unknown } {
  const de = (campo: string) => cifras[`excedentes.${campo}`];
  const conBateria =
    de('bateriaVirtual.cuotaEurMes') !== undefined || de('bateriaVirtual.caducidadMeses') !== undefined;
  if (de('precioEurKwh') === undefined && !conBateria && tope === undefined && sobre === undefined) {
    return anterior === undefined ? {} : { excedentes: null };
  }
  return {
    excedentes: {
      precioEurKwh: de('precioEurKwh'),
      tope: tope ?? anterior?.tope ?? TOPES_DE_COMPENSACION[0],
      bateriaVirtual:
        conBateria || sobre !== undefined
          ? {
              cuotaEurMes: de('bateriaVirtual.cuotaEurMes'),
              caducidadMeses: de('bateriaVirtual.caducidadMeses') ?? null,
              sobre: sobre ?? anterior?.bateriaVirtual?.sobre ?? COBROS_DE_BATERIA[0],
            }
          : null,
    },
  };
}
