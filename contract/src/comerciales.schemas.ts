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
  /** 0 at the top of the tree. In the order `arbol`, each one comes after who they report to. */
  nivel: z.int(),
  /** Days; `baja` is null while they work here. */
  alta: z.string(),
  baja: z.string().nullable(),
  /** Their own, without those of their team. */
  clientes: z.int(),
  puntos: z.int(),
  contratosActivos: z.int(),
  /** kWh a year of their points with an active contract. */
  energiaGestionadaKwh: z.number(),
  /** People right under them. */
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
    /** Only those who work here: what is theirs from now on cannot be of those who have left. */
    activos: z.literal('si').optional(),
    /** Only those whom somebody reports to. */
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
  /** From the top of the tree down to whom they report to. */
  cadena: z.array(referenciaSchema),
  /** Those right under them. */
  equipoDirecto: z.array(referenciaSchema),
  /** Null to those who neither administer nor are they. */
  fiscal: z
    .object({
      regimenFiscal: z.enum(REGIMENES_FISCALES).nullable(),
      irpfPct: z.number(),
      /** Of their establishment; null: nobody has said it. */
      territorio: z.enum(TERRITORIOS).nullable(),
      /** Percent of the ordinance of Ceuta or Melilla; null: nobody has said it. */
      ipsiPct: z.number().nullable(),
    })
    .nullable(),
  propuestasAbiertas: z.int(),
  contratosEnBorrador: z.int(),
  /** The account that they enter with. */
  cuentaId: z.string().nullable(),
  /** Until when the last link can be used; null when none can. */
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

/** How they are paid, for the invoice of their settlements. */
const fiscal = {
  /** Null: as their NIF says, a person is self-employed and anybody else a company. */
  regimenFiscal: z.enum(REGIMENES_FISCALES).nullable().optional(),
  /** Percent withheld from the self-employed. */
  irpfPct: z.union([z.literal(15), z.literal(7)], 'El 15 %, o el 7 % en los primeros años').optional(),
  /** Of their establishment, which decides the indirect tax together with the house's. */
  territorio: z.enum(TERRITORIOS).nullable().optional(),
  /** Percent; Ley 8/1991, art. 18, sets the limit. */
  ipsiPct: z.number().min(0, 'No puede ser negativo').max(10, 'Como mucho el 10 %').nullable().optional(),
};

const datos = z.strictObject({
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(200),
  nif: z.string().trim().max(30).nullable().optional(),
  email: z.email('No es un correo válido').max(254).nullable().optional(),
  telefono: z.string().trim().max(30).nullable().optional(),
  zona: z.string().trim().max(100).nullable().optional(),
  ...fiscal,
  /** To whom they report; null: to nobody. 409 `ciclo-en-la-jerarquia` names the circle it would close. */
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

/** 409 `comercial-con-cartera` while they have clients, points or a team: pass them on before. */
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
    /** Without a client, brought in by them. */
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
    /** Whether those under them report to the other one from now on. */
    equipo: destino.default('dejar'),
  }),
  response: z.object({
    /** How far it is, and what undoes all of it. */
    operacion: operacionSchema,
    /** What goes from one to the other. */
    clientes: z.int(),
    puntosSinCliente: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    equipo: z.int(),
  }),
});

/** Again, for a new link: the one before stops working. */
export const invitar = endpoint({
  ...calls.invitar,
  summary: 'Le envía un enlace de un solo uso para elegir su contraseña; vale siete días',
  params,
  response: z.object({
    comercial: comercialSchema,
    /** Without a mail server there is nothing sent: the link, to hand over in another way. */
    enlace: z.string().nullable(),
    /** How its mail stands. */
    correo: z.enum(ESTADOS_DE_CORREO),
  }),
});

export const revokeInvitacion = endpoint({
  ...calls.revokeInvitacion,
  summary: 'Anula la invitación y la cuenta que nadie llegó a usar',
  params,
});
