import { REGIMENES_FISCALES, TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';
import { comercialesList } from './comerciales.list.ts';
import * as calls from './comerciales.ts';
import { ACCIONES } from './comerciales.ts';
import { ESTADOS as ESTADOS_DE_CORREO } from './correos.ts';
import { endpoint } from './endpoint.ts';
import { formatoHojaSchema, listResponse, queryOf, versionSchema } from './list.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { ACCIONES } from './comerciales.ts';

export const comercialRowSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  nif: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  zona: z.string().nullable(),
  responsable: referenciaSchema.nullable(),
  /**
   * The top of the tree is level 0. In the order `arbol` each representative comes after the one they report
   * to.
   */
  nivel: z.int(),
  /** Both are days in Spain; `baja` is null while they work here. */
  alta: z.string(),
  baja: z.string().nullable(),
  /** The count leaves out the clients of their team. */
  clientes: z.int(),
  puntos: z.int(),
  contratosActivos: z.int(),
  /** The yearly consumption, kWh, of their supply points with an active contract. */
  energiaGestionadaKwh: z.number(),
  /** The team counts only those who report directly to them. */
  equipo: z.int(),
  /** `sin-cuenta`, `invitado` (has not chosen a password yet), `activo`, `bloqueado`. */
  cuenta: z.enum(['sin-cuenta', 'invitado', 'activo', 'bloqueado']),
  version: versionSchema,
});

export type ComercialRow = z.infer<typeof comercialRowSchema>;

const SUMADAS = { clientes: true, puntos: true, contratosActivos: true, energiaGestionadaKwh: true } as const;

const query = queryOf(comercialesList);

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Comerciales del propio equipo; todos, para quien administra',
  query,
  response: listResponse(comercialRowSchema),
});

const opcionSchema = comercialRowSchema.pick({ id: true, nombre: true, zona: true });
export type Opcion = z.infer<typeof opcionSchema>;

export const opciones = endpoint({
  ...calls.opciones,
  summary:
    'Los que se pueden elegir o nombrar, al teclear un nombre, un NIF o una zona; también quien ya no trabaja aquí',
  query: optionsQuery({
    /** Asks for those who still work here, because nothing new can be assigned to somebody who has left. */
    activos: z.literal('si').optional(),
    /** Asks for those to whom somebody reports. */
    conEquipo: z.literal('si').optional(),
  }),
  response: foundResponse(opcionSchema),
  clientResponse: foundResponse(z.object({})),
});

export const facetas = endpoint({
  ...calls.facetas,
  sellersOnly: true,
  summary: 'Valores por los que se puede filtrar',
  response: z.object({ zonas: z.array(z.string()) }),
});

export const totales = endpoint({
  ...calls.totales,
  sellersOnly: true,
  summary: 'Cuántas son todas las filas filtradas, y lo que suman',
  query: query.omit({ page: true, limit: true, sort: true }),
  response: comercialRowSchema.pick(SUMADAS).extend({ cuenta: z.int() }),
});

export const exportar = endpoint({
  ...calls.exportar,
  sellersOnly: true,
  summary: 'Exactamente las filas filtradas, en CSV o XLSX',
  query: query.omit({ page: true, limit: true }).extend({ formato: formatoHojaSchema }),
});

export const comercialSchema = comercialRowSchema.extend({
  /** The chain goes from the top of the tree down to their direct manager. */
  cadena: z.array(referenciaSchema),
  /** Only those who report directly to them are listed. */
  equipoDirecto: z.array(referenciaSchema),
  /** Tax data are null for everybody but administrators and the representative. */
  fiscal: z
    .object({
      regimenFiscal: z.enum(REGIMENES_FISCALES).nullable(),
      irpfPct: z.number(),
      /** The territory where they are established; null when nobody has said it. */
      territorio: z.enum(TERRITORIOS).nullable(),
      /** The rate of the ordinance of Ceuta or Melilla, in per cent; null when nobody has said it. */
      ipsiPct: z.number().nullable(),
    })
    .nullable(),
  propuestasAbiertas: z.int(),
  contratosEnBorrador: z.int(),
  /** The identifier of the account with which they sign in. */
  cuentaId: z.string().nullable(),
  /** The last link works until this instant; null when no link works. */
  invitacionCaduca: z.string().nullable(),
  acciones: z.array(z.enum(ACCIONES)),
});

export type Comercial = z.infer<typeof comercialSchema>;

const params = z.object({ id: z.string().max(60) });

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'La ficha de un comercial',
  params,
  response: comercialSchema,
});

/** The invoices of their settlements are made with these tax data. */
const fiscal = {
  /** Null follows the NIF: a person is self-employed, and anybody else is a company. */
  regimenFiscal: z.enum(REGIMENES_FISCALES).nullable().optional(),
  /** The per cent of IRPF withheld from the self-employed (RD 439/2007, art. 95.1). */
  irpfPct: z.union([z.literal(15), z.literal(7)], 'El 15 %, o el 7 % en los primeros años').optional(),
  /** Together with the territory of the house it decides the indirect tax. */
  territorio: z.enum(TERRITORIOS).nullable().optional(),
  /** The rate of IPSI in per cent, up to the 10 % of Ley 8/1991, art. 18. */
  ipsiPct: z.number().min(0, 'No puede ser negativo').max(10, 'Como mucho el 10 %').nullable().optional(),
};

const datos = z.strictObject({
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(200),
  nif: z.string().trim().max(30).nullable().optional(),
  email: z.email('No es un correo válido').max(254).nullable().optional(),
  telefono: z.string().trim().max(30).nullable().optional(),
  zona: z.string().trim().max(100).nullable().optional(),
  ...fiscal,
  /**
   * Null means that they report to nobody. The problem 409 `ciclo-en-la-jerarquia` names the circle that the
   * change would close.
   */
  responsableId: z.string().max(60).nullable().optional(),
});

export const create = endpoint({
  ...calls.create,
  summary: 'Da de alta un comercial',
  body: datos,
  response: comercialSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia su ficha; 409 si otra persona la cambió antes o si cerraría un círculo',
  params,
  body: datos.partial().extend({ version: versionSchema }),
  response: comercialSchema,
});

/**
 * The answer is 409 `comercial-con-cartera` while they still have clients, supply points or a team, which have
 * to be transferred first.
 */
export const baja = endpoint({
  ...calls.baja,
  summary: 'Deja de trabajar aquí: su cuenta se bloquea y sus sesiones terminan',
  params,
  response: comercialSchema,
});

export const reactivar = endpoint({
  ...calls.reactivar,
  summary: 'Vuelve a trabajar aquí, con su cuenta',
  params,
  response: comercialSchema,
});

export const previewTraspaso = endpoint({
  ...calls.previewTraspaso,
  summary: 'Lo que tiene en marcha: se pregunta antes de traspasarlo',
  params,
  response: z.object({
    clientes: z.int(),
    /** These supply points have no client and were brought in by the representative. */
    puntosSinCliente: z.int(),
    propuestasAbiertas: z.int(),
    contratosEnBorrador: z.int(),
    contratosActivos: z.int(),
    equipo: z.int(),
  }),
});

const destino = z.enum(['traspasar', 'dejar']);

export const traspasar = endpoint({
  ...calls.traspasar,
  summary: 'Pasa su cartera a otro; dice qué se hace con lo que está en marcha',
  params,
  body: z.strictObject({
    destinoId: z.string().max(60),
    propuestasAbiertas: destino,
    contratosEnBorrador: destino,
    /** Says whether those who report to them will report to the other representative. */
    equipo: destino.default('dejar'),
  }),
  response: z.object({
    /** The operation reports its progress and undoes the whole transfer. */
    operacion: operacionSchema,
    /** The answer counts what passes from one representative to the other. */
    clientes: z.int(),
    puntosSinCliente: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    equipo: z.int(),
  }),
});

/** A second invitation makes a new link and annuls the one before. */
export const invitar = endpoint({
  ...calls.invitar,
  summary: 'Le envía un enlace de un solo uso para elegir su contraseña; vale siete días',
  params,
  response: z.object({
    comercial: comercialSchema,
    /**
     * Without a mail server nothing is sent, and the link is answered so that it can be handed over in another
     * way.
     */
    enlace: z.string().nullable(),
    /** The state of the mail that carries the link. */
    correo: z.enum(ESTADOS_DE_CORREO),
  }),
});

export const revokeInvitacion = endpoint({
  ...calls.revokeInvitacion,
  summary: 'Anula la invitación y la cuenta que nadie llegó a usar',
  params,
});
