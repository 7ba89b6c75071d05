import type { conexiones } from '@vatio/contract/endpoints';

/** A call to a service. Its address and its body are what tells it from others. */
export type Pregunta = {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The call only opens a session: it takes nothing of the quota and its answer is not kept. */
  readonly opens?: true;
};

export type Respuesta = { readonly status: number; readonly cuerpo: Buffer };

/** Makes a call within the quota of its day, or answers what it brought in the last one. */
export type Preguntar = (pregunta: Pregunta) => Promise<Respuesta>;

/** How a house reaches a service. */
export type Acceso = {
  readonly direccion: string;
  readonly usuario: string | null;
  readonly clave: string | null;
};

/** What is wanted of a service: the data of a supply since a month `AAAA-MM`, or the market from a day to another, both included. */
export type Peticion =
  | {
      readonly cups: string;
      readonly nif: string | null;
      readonly desdeMes: string;
      readonly hastaMes: string;
    }
  | { readonly desde: string; readonly dia: string };

type PeticionDe<Sobre extends 'cups' | 'dia'> = Extract<Peticion, Readonly<Record<Sobre, string>>>;

/** A file as people bring it, which is imported as theirs are. */
export type FicheroTraido = { readonly nombre: string; readonly contenido: string | Buffer };

/** A service that data come from. Whatever it brings, it brings as files that the import reads. */
export type Conector<Sobre extends 'cups' | 'dia'> = {
  /** Empty where the service has nothing. */
  readonly bring: (
    peticion: PeticionDe<Sobre>,
    acceso: Acceso,
    preguntar: Preguntar,
  ) => Promise<readonly FicheroTraido[]>;
  /** Fails where the service does not take what the house reaches it with; absent where a call would be lost on it. */
  readonly check?: (acceso: Acceso, preguntar: Preguntar) => Promise<void>;
};

/** Why nothing was brought, in a sentence for the person who asked. */
export class ConexionError extends Error {
  /** True where asking again would be of no use. */
  readonly isLasting: boolean;
  /** Minutes before which it is not to be asked again, where the service or a quota says so. */
  readonly restMinutes: number | undefined;

  constructor(
    message: string,
    {
      isLasting = false,
      restMinutes,
      cause,
    }: { isLasting?: boolean; restMinutes?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isLasting = isLasting;
    this.restMinutes = restMinutes;
  }
}

/** The service has nothing of what was asked. */
export class SinDatosError extends Error {}

/** What an answer says in JSON; a service that says something else is not well. */
export function jsonOf({ cuerpo }: Respuesta, servicio: string): unknown {
  try {
    return JSON.parse(cuerpo.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new ConexionError(`${servicio} responde algo que no se entiende`, { cause });
  }
}

export const NOMBRES: Readonly<Record<conexiones.IdDeConexion, string>> = {
  datadis: 'Datadis',
  sips: 'SIPS',
  omie: 'OMIE',
  esios: 'ESIOS',
};
