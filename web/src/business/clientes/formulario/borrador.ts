import { type BodyInputOf, clientes } from '@vatio/contract';

export type Campo = (typeof clientes.CAMPOS)[number];
/** A client's data as they are typed: an empty text is «nothing». */
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

/** What a new client sends: what was not typed is not said, so that the server completes it. */
export function cuerpoDe({ tipo, nombre, ...textos }: Borrador): Cuerpo {
  const dichos = Object.entries(textos).filter(([, texto]) => texto.trim() !== '');
  return { tipo, nombre, ...Object.fromEntries(dichos) };
}

/** What an edition sends: only the fields that are no longer as they were read. */
export function cambiosDe(antes: Borrador, ahora: Borrador): Partial<Cuerpo> {
  const cambios = clientes.CAMPOS.filter((campo) => antes[campo] !== ahora[campo]);
  return Object.fromEntries(cambios.map((campo) => [campo, ahora[campo].trim() || null]));
}
