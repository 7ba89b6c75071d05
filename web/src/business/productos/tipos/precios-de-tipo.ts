import type { productos } from '@vatio/contract';

type Condiciones = productos.Condiciones;

/** The fields of a version that hold a price for each period. */
export type CampoPorPeriodo = {
  [C in keyof Condiciones]-?: NonNullable<Condiciones[C]> extends readonly (number | null)[] ? C : never;
}[keyof Condiciones];

/** The fields of a version that hold several figures, each with a name. */
export type CampoConCifras = 'terminos';

/** The fields of a version that hold one price alone. */
export type CampoSuelto = 'fijoEurMes' | 'variableEurKwh';

type Cifras = NonNullable<Condiciones[CampoConCifras]>;

export type NombreDeCifra = {
  [N in keyof Cifras]-?: NonNullable<Cifras[N]> extends number ? N : never;
}[keyof Cifras];

/** The prices that only one kind of product has, as they are typed and shown. */
export type PreciosDeTipo = {
  readonly porPeriodo: readonly { readonly campo: CampoPorPeriodo; readonly unidad: string }[];
  readonly grupos: readonly {
    readonly campo: CampoConCifras;
    readonly cifras: readonly NombreDeCifra[];
    readonly unidad: string;
  }[];
  readonly sueltos: readonly { readonly campo: CampoSuelto; readonly unidad: string }[];
};
