import type { ListField } from './list-definition.ts';

const TEXTO = { kind: 'text', sort: true, sellersOnly: true } as const satisfies ListField;
const NUMERO = { kind: 'number', quick: 'range', sort: true, sellersOnly: true } as const satisfies ListField;
const FECHA = { kind: 'date', quick: 'range', sort: true, sellersOnly: true } as const satisfies ListField;
const OPCION = {
  kind: 'choice',
  quick: 'many',
  sort: true,
  group: true,
  sellersOnly: true,
} as const satisfies ListField;

/**
 * The fields that a house adds to clients, supply points and contracts. A list has a place for each; the screens offer those
 * that administrators have given a name.
 */
export const CAMPOS_PROPIOS = {
  opcion1: OPCION,
  opcion2: OPCION,
  opcion3: OPCION,
  opcion4: OPCION,
  opcion5: OPCION,
  texto1: TEXTO,
  texto2: TEXTO,
  texto3: TEXTO,
  texto4: TEXTO,
  texto5: TEXTO,
  numero1: NUMERO,
  numero2: NUMERO,
  numero3: NUMERO,
  numero4: NUMERO,
  numero5: NUMERO,
  fecha1: FECHA,
  fecha2: FECHA,
  fecha3: FECHA,
  fecha4: FECHA,
  fecha5: FECHA,
} as const;
