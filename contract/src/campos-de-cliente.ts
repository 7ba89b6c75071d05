/** These fields belong to the client itself, in the order of its sheet. */
const PROPIOS = [
  'tipo',
  'nombre',
  'nif',
  'email',
  'telefono',
  'direccion',
  'codigoPostal',
  'municipio',
  'provincia',
  'cnae',
  'iban',
] as const;

/** Every field that a person writes on a client's sheet. */
export const CAMPOS_DE_FICHA = [...PROPIOS, 'comercialId'] as const;

/** A merge of two clients asks, for each of these fields, which value to keep. */
export const CAMPOS_DE_FUSION = [...CAMPOS_DE_FICHA, 'usuarioId'] as const;

/** What an imported file may say besides: of the supply point that a row brings with its client, and of how they came. */
const DE_SU_SUMINISTRO = ['cups', 'tarifa', 'comercializadora', 'inicio', 'fin', 'alta'] as const;

/** A column of an imported file may fill any of these fields. */
export const CAMPOS_DE_FICHERO = [
  ...PROPIOS,
  'comercial',
  'nota',
  ...DE_SU_SUMINISTRO,
  'apellidos',
  'id',
] as const;
