import { type AccionContrato, ESTADOS_CONTRATO, TRANSICIONES_CONTRATO } from '@vatio/domain';
import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { camposSchema } from './campos.schemas.ts';
import { etiquetasSchema } from './etiquetas.schemas.ts';
import { versionSchema } from './list.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { tipoDeProductoSchema } from './precios-de-tipo.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

const [primera, ...demas] = TRANSICIONES_CONTRATO.map(({ accion }): AccionContrato => accion);

/** Every action on a contract; its `acciones` say which ones are possible now. */
export const accionSchema = z.enum([primera!, ...demas]);

const documentoSchema = z.object({ id: z.string(), codigo: z.string() });

/**
 * The state of a clock, the instant when it came to it, and the reason where one was given and the viewer may
 * read it.
 */
function relojSchema<const E extends readonly [string, ...string[]]>(estados: E) {
  return z.object({
    estado: z.enum(estados),
    desde: z.string(),
    motivo: z.string().nullable().optional(),
  });
}

const relojesSchema = z.object({
  comercial: relojSchema(ESTADOS_CONTRATO.comercial),
  firma: relojSchema(ESTADOS_CONTRATO.firma),
  atr: relojSchema(ESTADOS_CONTRATO.atr).extend({
    /** The code of a rejection: two characters of table 27 of the ATR formats. */
    codigo: z.string().nullable(),
  }),
  /** The clock of what the house is paid, which a client does not see. */
  cobro: relojSchema(ESTADOS_CONTRATO.cobro).optional(),
});

export const contratoRowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  cups: z.string(),
  cliente: referenciaSchema,
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  producto: z.object({
    id: z.string(),
    versionId: z.string(),
    nombre: z.string(),
    comercializadora: z.string(),
    tarifa: z.string(),
    tipo: tipoDeProductoSchema,
  }),
  relojes: relojesSchema,
  fechaFirma: z.string().nullable(),
  fechaSolicitud: z.string().nullable(),
  fechaActivacion: z.string().nullable(),
  /** Last day agreed: one with extension goes on after it until somebody ends it, the others end by themselves. */
  fechaFin: z.string().nullable(),
  /** Days from today to `fechaFin`, negative once past; null without one, and once the contract has ended. */
  diasParaFin: z.int().nullable(),
  /** First day of its extension, once it is in it: it is active and what was agreed has run out. */
  prorrogadoDesde: z.string().nullable(),
  permanenciaHasta: z.string().nullable(),
  /** The day on which its supplier may change the price. */
  revisionPrecio: z.string().nullable(),
  /** The first day without the contract. */
  fechaBaja: z.string().nullable(),
  consumoAnualKwh: z.number(),
  /** What all the fees of the deal come to (*generada*), before and after activation alike. Absent for a client. */
  comisionEur: z.number().optional(),
  /** What of it is the viewer's own (*tuya*): frozen, or by the rules in force. Only for a representative. */
  tuyaEur: z.number().optional(),
  /** Whether what the rules leave the house (*de la casa*) is frozen: it is from activation on. */
  comisionCongelada: z.boolean().optional(),
  /** The actions that the viewer may take now, in the order in which they are shown. */
  acciones: z.array(accionSchema),
  etiquetas: etiquetasSchema,
  campos: camposSchema,
  version: versionSchema,
  creado: z.string(),
  actualizado: z.string(),
  /** The instant when the contract was put in the bin. */
  borrado: z.string().nullable(),
});

export type ContratoRow = z.infer<typeof contratoRowSchema>;

const parteSchema = z.object({
  /** Level 1 is the seller, level 2 their manager, and so on. */
  nivel: z.int(),
  comercial: referenciaSchema,
  porcentaje: z.number(),
  importeEur: z.number(),
});

/** What a sale earns and why. A representative sees the parts of those they see; the house's, only an administrator. */
export const comisionSchema = z.object({
  totalEur: z.number(),
  reglaId: z.string().nullable(),
  porQue: z.string(),
  /** The calculation that gives the total, written as a sentence. */
  calculo: z.string(),
  repartoDe: z.enum(['regla', 'plan']),
  partes: z.array(parteSchema),
  empresaEur: z.number().nullable(),
});

export const contratoSchema = contratoRowSchema.extend({
  /** The price of each period, €/kWh; empty for an indexed product. */
  precioEnergiaEurKwh: z.array(z.number()),
  precioPotenciaEurKwAnio: z.array(z.number()),
  /** The fixed term of gas, €/month; null of electricity. */
  precioFijoEurMes: z.number().nullable(),
  potenciasKw: z.array(z.number()),
  /** A client sees neither of the two fees. */
  feeEnergiaEurMwh: z.number().optional(),
  feePotenciaEurKwAnio: z.number().optional(),
  duracionMeses: z.int(),
  permanencia: z.boolean(),
  /** Whether it goes on after its last day without anybody saying so (prórroga tácita). */
  prorroga: z.boolean(),
  /** The identifier that the supplier's own site gave the contract. */
  referenciaExterna: z.string().nullable().optional(),
  notas: z.string().optional(),
  propuesta: documentoSchema.nullable(),
  analisis: documentoSchema.nullable(),
  relevo: z.enum(['espera', 'cambio']).nullable(),
  /** The day on which it should begin; null means as soon as it is activated. */
  inicioPrevisto: z.string().nullable(),
  /** The other contract that its supply point has now; null once this one is active. */
  ocupado: ocupacionSchema.nullable(),
  renuevaA: documentoSchema.nullable(),
  renovadoPor: documentoSchema.nullable(),
  /** The commission is frozen at activation and only expected before; a client does not see it. */
  comision: comisionSchema.optional(),
  /** PATCH accepts only these fields from the viewer now. */
  editables: z.array(z.string()),
  /** The names of the administrators, for a representative whose contract waits for a step that only they take. */
  administran: z.array(z.string()).optional(),
  /** The newest entry comes first; a client does not see it. */
  historial: z
    .array(
      z.object({
        cuando: z.string(),
        /** Null means that Vatio itself did it. */
        quien: z.string().nullable(),
        accion: z.string(),
        antes: z.record(z.string(), z.unknown()).nullable(),
        despues: z.record(z.string(), z.unknown()).nullable(),
      }),
    )
    .optional(),
});

export type Contrato = z.infer<typeof contratoSchema>;

const relojDeClienteSchema = z.object({ estado: z.string(), desde: z.string() });

/** A contract as its client reads it in a list: what they signed, with whom, until when, and how far its switch is. */
export const contratoRowDeClienteSchema = contratoRowSchema
  .pick({
    id: true,
    codigo: true,
    cups: true,
    cliente: true,
    clienteBloqueado: true,
    comercial: true,
    producto: true,
    fechaFirma: true,
    fechaSolicitud: true,
    fechaActivacion: true,
    fechaFin: true,
    diasParaFin: true,
    prorrogadoDesde: true,
    permanenciaHasta: true,
    revisionPrecio: true,
    fechaBaja: true,
    consumoAnualKwh: true,
    acciones: true,
    version: true,
    creado: true,
    actualizado: true,
    borrado: true,
  })
  .extend({
    relojes: z.object({
      comercial: relojDeClienteSchema,
      firma: relojDeClienteSchema,
      atr: relojesSchema.shape.atr,
    }),
  });

export const contratoDeClienteSchema = contratoRowDeClienteSchema.extend(
  contratoSchema.pick({
    precioEnergiaEurKwh: true,
    precioPotenciaEurKwAnio: true,
    precioFijoEurMes: true,
    potenciasKw: true,
    duracionMeses: true,
    permanencia: true,
    prorroga: true,
    relevo: true,
    inicioPrevisto: true,
    ocupado: true,
    propuesta: true,
    analisis: true,
    renuevaA: true,
    renovadoPor: true,
    editables: true,
  }).shape,
);
