import type { campos, clientesLote } from '@vatio/contract/endpoints';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { columnasPropias } from '../../cartera/propios-de-fichero.service.ts';
import type { Columna } from '../../operaciones/importacion/importacion.service.ts';

type Campo = clientesLote.Campo;

/** The title of each field in the template, and what else people write at the head of its column. */
const TITULOS: Readonly<Record<Campo, readonly string[]>> = {
  tipo: ['Tipo', 'Tipo de cliente', 'Persona o empresa'],
  nombre: ['Nombre', 'Razón social', 'Nombre o razón social', 'Cliente', 'Titular', 'Nombre y apellidos'],
  nif: ['NIF', 'CIF', 'NIE', 'DNI', 'NIF/CIF', 'CIF/NIF', 'DNI/CIF', 'NIF o CIF', 'Documento', 'VAT'],
  email: ['Email', 'Correo', 'E-mail', 'Correo electrónico', 'Mail'],
  telefono: ['Teléfono', 'Tel', 'Móvil', 'Teléfono móvil', 'Teléfono de contacto', 'Phone'],
  direccion: ['Dirección', 'Domicilio', 'Calle', 'Dirección fiscal'],
  codigoPostal: ['Código postal', 'CP', 'C.P.', 'Cód. postal'],
  municipio: ['Municipio', 'Población', 'Ciudad', 'Localidad'],
  provincia: ['Provincia'],
  cnae: ['CNAE', 'Actividad'],
  iban: ['IBAN', 'Cuenta', 'Cuenta bancaria', 'CCC', 'Número de cuenta'],
  comercial: ['Comercial', 'Agente', 'Vendedor', 'Representante', 'Email del comercial'],
  nota: ['Nota', 'Notas', 'Observaciones', 'Comentarios'],
  id: ['Id.', 'Id'],
};

/**
 * Every column of a file of clients, in the order of the template. A client is recognised by its NIF, or by the
 * identifier that its export gives when it has none.
 */
const COLUMNAS: readonly Columna[] = Object.entries(TITULOS).map(([campo, [titulo = campo, ...otros]]) => ({
  campo,
  titulo,
  otros,
  ...(campo === 'nif' && { obligatorio: true as const }),
}));

/** The columns of a file of clients in this house. */
export function columnasDe(definidos: readonly campos.Campo[]): readonly Columna[] {
  return [...COLUMNAS, ...columnasPropias(definidos)];
}

function tituloDe(campo: string): string {
  const columnaDeCampo = COLUMNAS.find(
    (columna) => columna.campo === (campo === 'comercialId' ? 'comercial' : campo),
  );
  return columnaDeCampo?.titulo ?? '';
}

/** The titles of some columns of a client, the fields of the house's own among them. */
export function titulosDe(nombres: readonly string[], definidos: readonly campos.Campo[]): string[] {
  const own = columnasPropias(definidos);
  return nombres.map((nombre) => own.find(({ campo }) => campo === nombre)?.titulo ?? tituloDe(nombre));
}

/** The reason why a value is wrong, at its column. */
export function motivoDe(campo: string, texto: string): RowReason {
  return { titulo: tituloDe(campo), texto };
}
