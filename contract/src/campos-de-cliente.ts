/** Of the client itself, in the order of its sheet. */
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

/** What is written on a client's sheet. */
export const CAMPOS_DE_FICHA = [...PROPIOS, 'comercialId'] as const;

/** Those of which a merge asks whose to keep. */
export const CAMPOS_DE_FUSION = [...CAMPOS_DE_FICHA, 'usuarioId'] as const;

/** Those that a column of a file may fill. */
export const CAMPOS_DE_FICHERO = [...PROPIOS, 'comercial', 'nota', 'id'] as const;
