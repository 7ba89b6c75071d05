export type * from './conexiones.schemas.ts';

/** What a connection needs to be asked. */
type Necesita = {
  /** Where it is asked unless an administrator says otherwise; none has a usual address where each house has its own. */
  readonly direccion: string | undefined;
  readonly usuario: boolean;
  readonly clave: boolean;
  /** It brings the data of a supply; otherwise, those of a day of the market. */
  readonly deSuministro: boolean;
  /** Calls in a day unless an administrator says otherwise. */
  readonly cupoDiario: number;
};

/** The services that data come from by themselves. Another one is a record here and its connector of the server. */
export const CONEXIONES = {
  datadis: {
    direccion: 'https://datadis.es',
    usuario: true,
    clave: true,
    deSuministro: true,
    cupoDiario: 1000,
  },
  sips: { direccion: undefined, usuario: true, clave: true, deSuministro: true, cupoDiario: 500 },
  omie: {
    direccion: 'https://www.omie.es',
    usuario: false,
    clave: false,
    deSuministro: false,
    cupoDiario: 100,
  },
  esios: {
    direccion: 'https://api.esios.ree.es',
    usuario: false,
    clave: true,
    deSuministro: false,
    cupoDiario: 1000,
  },
} as const satisfies Readonly<Record<string, Necesita>>;

export type IdDeConexion = keyof typeof CONEXIONES;

export const IDS = /* @__PURE__ */ Object.keys(CONEXIONES) as IdDeConexion[];

/** Of the quota of a day, what is asked while nobody waits leaves this share to people. */
export const RESERVA_PARA_PERSONAS = 0.2;

/**
 * `en-cola`: it waits, for its turn or for another try. `importando`: what it brought is being written. `sin-datos`: the service
 * knows nothing of it.
 */
export const ESTADOS = ['en-cola', 'preguntando', 'importando', 'traida', 'sin-datos', 'fallida'] as const;

export type Estado = (typeof ESTADOS)[number];

export const isOpen = (estado: Estado): boolean =>
  estado === 'en-cola' || estado === 'preguntando' || estado === 'importando';

/** Whether a supply may be asked for: by the leave of its holder, by that of the house, or not. */
export const PERMISOS = ['del-titular', 'de-la-casa', 'falta'] as const;

export const list = { method: 'GET', path: '/v1/conexiones', access: 'manage all' } as const;

export const update = { method: 'PUT', path: '/v1/conexiones/:id', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/conexiones/:id', access: 'manage all' } as const;

/** What may be asked of a supply, and what was asked last. */
export const deSuministro = {
  method: 'GET',
  path: '/v1/conexiones/suministros/:cups',
  access: 'read Auth',
} as const;

export const ask = { method: 'POST', path: '/v1/conexiones/consultas', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/conexiones/consultas/:id', access: 'read Auth' } as const;
