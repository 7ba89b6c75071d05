import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { puntoPropuestoSchema, resumenAnualSchema } from './comparativa.schemas.ts';
import { VIAS_DE_CODIGO } from './evidencias.ts';
import { versionSchema } from './list.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { ACCIONES } from './propuesta.ts';
import { ESTADOS } from './propuestas.list.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { ACCIONES } from './propuesta.ts';
export { ESTADOS } from './propuestas.list.ts';

export const estadoSchema = z.enum(ESTADOS);

export type Estado = z.infer<typeof estadoSchema>;

const accionSchema = z.enum(ACCIONES);

export type Accion = z.infer<typeof accionSchema>;

export const propuestaRowSchema = resumenAnualSchema.extend({
  id: z.string(),
  /** A code such as `P-2026-0001`, which all its versions share. */
  codigo: z.string(),
  /** The number of the version: 2 is printed «v2». */
  numero: z.int(),
  estado: estadoSchema,
  cliente: referenciaSchema,
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  cups: z.array(z.string()),
  /** The commission, €, of the chosen products' fees; a client does not see it. */
  comisionEur: z.number().optional(),
  /** The viewer's own part (*tuya*) by the rules in force, €, only for a representative. */
  tuyaEur: z.number().optional(),
  validezDias: z.int(),
  /** Last day on which it can be accepted; null until it is sent. */
  validaHasta: z.string().nullable(),
  /** The days from today to `validaHasta`, which is 0 on that day; null when it does not wait for an answer. */
  diasRestantes: z.int().nullable(),
  enviada: z.string().nullable(),
  /** The visits to this version's link and the last of them; a client does not see them. */
  aperturas: z.int().optional(),
  ultimaApertura: z.string().nullable().optional(),
  creado: z.string(),
  actualizado: z.string(),
  /** The instant when it was put in the bin. */
  borrada: z.string().nullable(),
  /** A change sends this back, so that it does not overwrite a newer one. */
  version: versionSchema,
  acciones: z.array(accionSchema),
});

export type PropuestaRow = z.infer<typeof propuestaRowSchema>;

/** A difference from the version before, found when the proposal was priced again. */
const diferenciaSchema = z.object({
  /** The offer in which it is; absent where there was only one. */
  oferta: z.int().optional(),
  cups: z.string(),
  /** The kind of difference, which versions that were priced long ago have kept by these names. */
  campo: z.enum([
    'precioEnergia',
    'precioPotencia',
    'precioFijo',
    'ofertaAnualEur',
    'ahorroAnualEur',
    'producto',
  ]),
  /** The period of a price; null for anything else. */
  periodo: z.int().nullable(),
  antes: z.union([z.number(), z.string()]),
  despues: z.union([z.number(), z.string()]),
});

export type Diferencia = z.infer<typeof diferenciaSchema>;

const versionDePropuestaSchema = z.object({
  numero: z.int(),
  /** `retirada` means that another version took its place. */
  estado: z.enum([...ESTADOS, 'retirada']),
  creado: z.string(),
  /** A client does not see who created it. */
  creadoPor: z.string().optional(),
  enviada: z.string().nullable(),
  enviadaA: z.string().nullable(),
  retirada: z.string().nullable(),
  validaHasta: z.string().nullable(),
  ofertaAnualEur: z.number(),
  ahorroAnualEur: z.number(),
  /** SHA-256 of the PDF that was sent to the client. */
  pdfSha256: z.string().nullable(),
});

const respuestaSchema = z.object({
  tipo: z.enum(['aceptada', 'rechazada']),
  numero: z.int(),
  cuando: z.string(),
  nombre: z.string().nullable(),
  nif: z.string().nullable(),
  motivo: z.string().nullable(),
  /** Evidence of an acceptance: the PDF, the address it came from, the texts accepted, a code by mail or SMS. */
  pdfSha256: z.string().nullable(),
  ip: z.string().optional(),
  agente: z.string().optional(),
  consentimientos: z.array(z.object({ id: z.string(), version: z.string(), aceptado: z.boolean() })),
  codigoComprobado: z.boolean(),
  codigoPor: z.enum(VIAS_DE_CODIGO).nullable(),
  /** The offer that was accepted, from 1. */
  oferta: z.int().nullable(),
});

const puntoDeClienteSchema = puntoPropuestoSchema.extend({
  analisis: z.object({ id: z.string(), codigo: z.string(), version: z.int() }),
});

/** The source of a point's figures and its commission, which a client does not see. */
const puntoSchema = puntoDeClienteSchema.extend({
  interno: z
    .object({
      feeEnergiaEurMwh: z.number(),
      feePotenciaEurKwAnio: z.number(),
      comisionEur: z.number(),
      tuyaEur: z.number().optional(),
    })
    .optional(),
});

/** Another offer for the same supplies, with which the first one, or the chosen one, is compared. */
const alternativaSchema = resumenAnualSchema.extend({
  oferta: z.int(),
  comisionEur: z.number().optional(),
  tuyaEur: z.number().optional(),
  puntos: z.array(puntoSchema),
});

export type Alternativa = z.infer<typeof alternativaSchema>;

export const propuestaSchema = propuestaRowSchema.extend({
  mensaje: z.string(),
  clienteEmail: z.string().nullable(),
  /** The offer, from 1, that the figures and points of the proposal are of: the first until the client chooses one. */
  oferta: z.int(),
  alternativas: z.array(alternativaSchema),
  puntos: z.array(puntoSchema),
  /** The client's address of the proposal, while the link works. */
  enlace: z.string().nullable(),
  /** The newest version comes first. */
  versiones: z.array(versionDePropuestaSchema),
  /** A client sees neither the differences nor the visits. */
  diferencias: z.array(diferenciaSchema).optional(),
  visitas: z.array(z.object({ numero: z.int(), cuando: z.string(), agente: z.string() })).optional(),
  respuesta: respuestaSchema.nullable(),
  /** The supply points of the proposal that have a contract with the house today. */
  ocupados: z.array(ocupacionSchema),
  /** The contracts that the acceptance created. */
  contratos: z.array(z.string()),
});

export type Propuesta = z.infer<typeof propuestaSchema>;

/** A proposal as its client reads it in a list: what it says, until when, and whether it waits for an answer. */
export const propuestaRowDeClienteSchema = resumenAnualSchema.extend(
  propuestaRowSchema.pick({
    id: true,
    codigo: true,
    numero: true,
    estado: true,
    cliente: true,
    clienteBloqueado: true,
    comercial: true,
    cups: true,
    validezDias: true,
    validaHasta: true,
    diasRestantes: true,
    enviada: true,
    creado: true,
    actualizado: true,
    borrada: true,
    version: true,
    acciones: true,
  }).shape,
);

export const propuestaDeClienteSchema = propuestaRowDeClienteSchema.extend({
  ...propuestaSchema.pick({
    mensaje: true,
    clienteEmail: true,
    enlace: true,
    contratos: true,
    ocupados: true,
    oferta: true,
  }).shape,
  puntos: z.array(puntoDeClienteSchema),
  alternativas: z.array(
    alternativaSchema
      .omit({ comisionEur: true, tuyaEur: true })
      .extend({ puntos: z.array(puntoDeClienteSchema) }),
  ),
  versiones: z.array(
    versionDePropuestaSchema.pick({
      numero: true,
      estado: true,
      creado: true,
      enviada: true,
      enviadaA: true,
      retirada: true,
      validaHasta: true,
      ofertaAnualEur: true,
      ahorroAnualEur: true,
      pdfSha256: true,
    }),
  ),
  respuesta: respuestaSchema
    .pick({
      tipo: true,
      numero: true,
      cuando: true,
      nombre: true,
      nif: true,
      motivo: true,
      pdfSha256: true,
      consentimientos: true,
      codigoComprobado: true,
      codigoPor: true,
      oferta: true,
    })
    .nullable(),
});
