import { type BodyInputOf, clientes } from '@vatio/contract';

export type Campo = (typeof clientes.CAMPOS)[number];
/** The data of a client as they are typed; an empty text means «nothing». */
export type Borrador = { readonly tipo: clientes.Cliente['tipo'] } & {
  readonly [campo in Exclude<Campo, 'tipo'>]: string;
};
type Cuerpo = BodyInputOf<typeof clientes.create>;

export const NUEVO: Borrador = {
  tipo: 'empresa',
  nombre: '',
  nif: '',
  email: '',
  telefono: '',
  direccion: '',
  codigoPostal: '',
  municipio: '',
  provincia: '',
  cnae: '',
  iban: '',
  comercialId: '',
};

export function borradorDe(cliente: clientes.Cliente): Borrador {
  return {
    tipo: cliente.tipo,
    nombre: cliente.nombre,
    nif: cliente.nif ?? '',
    email: cliente.email ?? '',
    telefono: cliente.telefono ?? '',
    direccion: cliente.direccion ?? '',
    codigoPostal: cliente.codigoPostal ?? '',
    municipio: cliente.municipio ?? '',
    provincia: cliente.provincia ?? '',
    cnae: cliente.cnae ?? '',
    iban: cliente.iban ?? '',
    comercialId: cliente.comercial?.id ?? '',
  };
}

/** The body of a new client. What was not typed is left out, so that the server completes it. */
export function cuerpoDe({ tipo, nombre, ...textos }: Borrador): Cuerpo {
  const dichos = Object.entries(textos).filter(([, texto]) => texto.trim() !== '');
  return { tipo, nombre, ...Object.fromEntries(dichos) };
}

/** The body of an edit: only the fields that differ from what was read. */
export function cambiosDe(antes: Borrador, ahora: Borrador): Partial<Cuerpo> {
  const cambios = clientes.CAMPOS.filter((campo) => antes[campo] !== ahora[campo]);
  return Object.fromEntries(cambios.map((campo) => [campo, ahora[campo].trim() || null]));
}
