import { z } from 'zod';
import { ACCIONES, CANALES, FINALIDADES } from './cliente-ficha.ts';
import { ESTADOS } from './clientes.list.ts';
import { versionSchema } from './list.schemas.ts';
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
  /** Two digits of the province. */
  provincia: z.string().nullable(),
  comercial: referenciaSchema.nullable(),
  estado: z.enum(ESTADOS),
  /** Supply points, and how many of them have an active contract. */
  puntos: z.int(),
  puntosConContrato: z.int(),
  /** Of all its points, kWh a year. */
  consumoAnualKwh: z.number(),
  creado: z.string(),
  version: versionSchema,
});

export type ClienteRow = z.infer<typeof clienteRowSchema>;

export const consentimientoSchema = z.object({
  id: z.string(),
  finalidad: z.enum(FINALIDADES),
  /** True: given; false: withdrawn. */
  otorgado: z.boolean(),
  /** Which wording the person was shown, such as `2026-01`. */
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
  /** The account with which the client enters, if any. */
  cuenta: z.object({ id: z.string(), email: z.string() }).nullable(),
  /** What there is of it, for the tabs of the sheet. */
  recuento: z.object({
    puntos: z.int(),
    analisis: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    documentos: z.int(),
    notas: z.int(),
  }),
  /** The one that counts of each purpose that was ever asked about. */
  consentimientos: z.array(consentimientoSchema),
  /** Why, to whoever sells. */
  bloqueo: z.object({ desde: z.string(), motivo: z.string().nullable() }).nullable(),
  /** Blocked data: since when, and the first day on which they may be destroyed. */
  bloqueoDatos: z.object({ desde: z.string(), conservarHasta: z.string() }).nullable(),
  /** The client into which it was merged. */
  fusionadoEn: referenciaSchema.nullable(),
  acciones: z.array(z.enum(ACCIONES)),
});

export type Cliente = z.infer<typeof clienteSchema>;

/** A client as their own account reads them in a list. */
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
  version: true,
});

/** Their own sheet: that they are closed to new business, and not why. */
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
  /** NIF, NIE or CIF, in any spacing. */
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
  /** Two digits; without it, those of the postcode. */
  provincia: z
    .string()
    .regex(/^\d{2}$/, 'Dos cifras')
    .nullable()
    .optional(),
  cnae: texto(10),
  iban: texto(50),
  /** Without it, the representative who creates it. */
  comercialId: z.string().max(60).nullable().optional(),
};

export const clienteInputSchema = z.strictObject(datos);
