import type { BodyInputOf, comerciales } from '@vatio/contract';
import * as comercialesSchemas from '@vatio/contract/comerciales.schemas';
import { Problem, savedMeanwhile } from '../../../data/problem.ts';

/** The data of a representative as they are typed; an empty text means «nothing». */
export type Borrador = {
  readonly nombre: string;
  readonly nif: string;
  readonly email: string;
  readonly telefono: string;
  readonly zona: string;
  readonly responsableId: string;
};

export const CAMPOS = ['nombre', 'nif', 'email', 'telefono', 'zona', 'responsableId'] as const;
type Campo = (typeof CAMPOS)[number];

export const NUEVO: Borrador = { nombre: '', nif: '', email: '', telefono: '', zona: '', responsableId: '' };

type Guardado = Partial<Readonly<Record<Campo, string | null>>>;

function borradorDeGuardado(guardado: Guardado): Borrador {
  const { nombre, nif, email, telefono, zona, responsableId } = guardado;
  return {
    nombre: nombre ?? '',
    nif: nif ?? '',
    email: email ?? '',
    telefono: telefono ?? '',
    zona: zona ?? '',
    responsableId: responsableId ?? '',
  };
}

export function borradorDe(comercial: comerciales.Comercial): Borrador {
  return borradorDeGuardado({ ...comercial, responsableId: comercial.responsable?.id });
}

/** The body of a new representative, without what was not typed. */
export function cuerpoDe({ nombre, ...textos }: Borrador): BodyInputOf<typeof comerciales.create> {
  const dichos = Object.entries(textos).filter(([, texto]) => texto.trim() !== '');
  return { nombre, ...Object.fromEntries(dichos) };
}

/** The body of an edit: only the fields that differ from what was read. */
export function cambiosDe(antes: Borrador, ahora: Borrador) {
  const cambios = CAMPOS.filter((campo) => antes[campo] !== ahora[campo]);
  return Object.fromEntries(cambios.map((campo) => [campo, ahora[campo].trim() || null]));
}

export type Ajeno = { readonly valores: Borrador; readonly version: number };

/** The representative as somebody else has saved it, when the server refused the change for that reason. */
export function ajenoDe(cause: unknown): Ajeno | undefined {
  const { data } = comercialesSchemas.update.body.strip().safeParse(savedMeanwhile(cause));
  return data && { valores: borradorDeGuardado(data), version: data.version };
}

type Persona = { readonly id: string; readonly nombre: string };

/** The circle that the new manager would close, beginning and ending with the edited representative. */
export function caminoDe(cause: unknown): readonly Persona[] | undefined {
  if (!(cause instanceof Problem) || cause.code !== 'ciclo-en-la-jerarquia') return undefined;
  return comercialesSchemas.comercialSchema.shape.cadena.safeParse(cause.datos.camino).data;
}

export function repetidoDe(cause: unknown): Persona | undefined {
  if (!(cause instanceof Problem) || cause.code !== 'nif-repetido') return undefined;
  return comercialesSchemas.comercialSchema.shape.cadena.element.safeParse(cause.datos.comercial).data;
}
