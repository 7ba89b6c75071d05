import { z } from 'zod';
import { camposSchema } from './campos.schemas.ts';
import { ACCIONES, CANALES, FINALIDADES } from './cliente-ficha.ts';
import { ESTADOS } from './clientes.list.ts';
import { etiquetasSchema } from './etiquetas.schemas.ts';
import { versionSchema } from './list.schemas.ts';
import { marcaAsignadaSchema } from './marca-asignada.schemas.ts';
import { proximoContactoSchema } from './proximo-contacto.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { withheldSchema } from './withheld.schemas.ts';

export { ACCIONES, type Accion, CANALES, type Estado, FINALIDADES } from './cliente-ficha.ts';
export { ESTADOS } from './clientes.list.ts';

export const clienteRowSchema = z.object({
  id: z.string(),
  tipo: z.enum(['persona', 'empresa']),
  nombre: z.string(),
  nif: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  municipio: z.string().nullable(),
  /** The two digits of the province (INE). */
  provincia: z.string().nullable(),
  comercial: referenciaSchema.nullable(),
  estado: z.enum(ESTADOS),
  /** `puntos` counts supply points, and `activos` those with an active contract. */
  puntos: z.int(),
  puntosConContrato: z.int(),
  /** The sum of all its supply points, kWh a year. */
  consumoAnualKwh: z.number(),
  /** Absent for a client. */
  proximoContacto: proximoContactoSchema.nullable().optional(),
  /** Absent for a client. */
  marca: marcaAsignadaSchema.optional(),
  etiquetas: etiquetasSchema,
  campos: camposSchema,
  creado: z.string(),
  /** When it was last written, by whom or whatever. */
  actualizado: z.string(),
  version: versionSchema,
});

export type ClienteRow = z.infer<typeof clienteRowSchema>;

export const consentimientoSchema = z.object({
  id: z.string(),
  finalidad: z.enum(FINALIDADES),
  /** True means that consent was given; false, that it was withdrawn. */
  otorgado: z.boolean(),
  /** The version of the text that the person was shown, such as `2026-01`. */
  versionTexto: z.string(),
  canal: z.enum(CANALES),
  fecha: z.string(),
  quien: referenciaSchema.nullable(),
});

export type Consentimiento = z.infer<typeof consentimientoSchema>;

export const clienteSchema = clienteRowSchema.extend({
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  cnae: z.string().nullable(),
  iban: z.string().nullable(),
  /** The account with which the client signs in, if there is one. */
  cuenta: z.object({ id: z.string(), email: z.string() }).nullable(),
  /** The tabs of the sheet show these counts. */
  recuento: z.object({
    puntos: z.int(),
    analisis: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    documentos: z.int(),
    notas: z.int(),
  }),
  /** Of each purpose that was ever asked about, only the latest answer counts. */
  consentimientos: z.array(consentimientoSchema),
  /** Only sellers are told the reason of the block. */
  bloqueo: z.object({ desde: z.string(), motivo: z.string().nullable() }).nullable(),
  /** Blocked data cannot be used; from `conservarHasta` on they may be destroyed. */
  bloqueoDatos: z.object({ desde: z.string(), conservarHasta: z.string() }).nullable(),
  /** The client that took over this one's data in a merge. */
  fusionadoEn: referenciaSchema.nullable(),
  acciones: z.array(z.enum(ACCIONES)),
});

export type Cliente = z.infer<typeof clienteSchema>;

/** A client's account reads these fields of its clients in a list. */
export const clienteRowDeClienteSchema = clienteRowSchema.pick({
  id: true,
  tipo: true,
  nombre: true,
  nif: true,
  email: true,
  telefono: true,
  municipio: true,
  provincia: true,
  comercial: true,
  estado: true,
  puntos: true,
  puntosConContrato: true,
  consumoAnualKwh: true,
  creado: true,
  actualizado: true,
  version: true,
});

/** A client's account learns from its sheet that it is closed to new business, but not why. */
export const clienteDeClienteSchema = clienteRowDeClienteSchema
  .extend(
    clienteSchema.pick({
      direccion: true,
      codigoPostal: true,
      cnae: true,
      iban: true,
      cuenta: true,
      recuento: true,
      consentimientos: true,
      acciones: true,
    }).shape,
  )
  .extend({
    bloqueo: z.object({ desde: z.string(), motivo: withheldSchema }).nullable(),
    bloqueoDatos: withheldSchema,
    fusionadoEn: withheldSchema,
  });

const texto = (maximo: number) => z.string().trim().max(maximo).nullable().optional();

const datos = {
  tipo: z.enum(['persona', 'empresa']),
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(200),
  /** A NIF, NIE or CIF is accepted in any spacing. */
  nif: texto(30),
  email: z.email('No es un correo válido').max(254).nullable().optional(),
  telefono: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{6,25}$/, 'No es un teléfono')
    .nullable()
    .optional(),
  direccion: texto(200),
  codigoPostal: z
    .string()
    .regex(/^\d{5}$/, 'Cinco cifras')
    .nullable()
    .optional(),
  municipio: texto(100),
  /** The two digits of the province are taken from the postcode when absent. */
  provincia: z
    .string()
    .regex(/^\d{2}$/, 'Dos cifras')
    .nullable()
    .optional(),
  cnae: texto(10),
  iban: texto(50),
  /** When absent, the representative who creates the client is assigned. */
  comercialId: z.string().max(60).nullable().optional(),
};

export const clienteInputSchema = z.strictObject(datos);
