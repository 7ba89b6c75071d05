import { REGIMENES_FISCALES, TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';
import { ACCIONES } from './comerciales.ts';
import { versionSchema } from './list.schemas.ts';
import { marcaAsignadaSchema } from './marca-asignada.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

/** A representative as a row of the list, as a sheet, and as what administrators write of it. */

export const comercialRowSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  nif: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  zona: z.string().nullable(),
  marca: marcaAsignadaSchema.optional(),
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

export const comercialInputSchema = z.strictObject({
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
