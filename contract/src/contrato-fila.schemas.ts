import { type AccionContrato, ESTADOS_CONTRATO, TRANSICIONES_CONTRATO } from '@vatio/domain';
import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { versionSchema } from './list.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

const [primera, ...demas] = TRANSICIONES_CONTRATO.map(({ accion }): AccionContrato => accion);

/** Every action on a contract; which ones are possible now is in its `acciones`. */
export const accionSchema = z.enum([primera!, ...demas]);

const documentoSchema = z.object({ id: z.string(), codigo: z.string() });

/** Where a clock stands, since when (an instant), and the reason given for it, where there is one and the viewer is told. */
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
    /** Of a rejection: two characters of table 27 of the ATR formats. */
    codigo: z.string().nullable(),
  }),
  /** When the house is paid: absent for a client. */
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
    tipo: z.enum(['fijo', 'indexado']),
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
  /** First day without it. */
  fechaBaja: z.string().nullable(),
  consumoAnualKwh: z.number(),
  /** What all the fees of the deal come to (*generada*), before and after activation alike. Absent for a client. */
  comisionEur: z.number().optional(),
  /** What of it is the viewer's own (*tuya*): frozen, or by the rules in force. Only for a representative. */
  tuyaEur: z.number().optional(),
  /** Whether what the rules leave the house (*de la casa*) is frozen: it is from activation on. */
  comisionCongelada: z.boolean().optional(),
  /** What the viewer may do to it now, in the order in which they are shown. */
  acciones: z.array(accionSchema),
  version: versionSchema,
  creado: z.string(),
  /** In the bin since then. */
  borrado: z.string().nullable(),
});

export type ContratoRow = z.infer<typeof contratoRowSchema>;

const parteSchema = z.object({
  /** 1 is the seller, 2 their manager… */
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
  /** The sum that gives the total, in words. */
  calculo: z.string(),
  repartoDe: z.enum(['regla', 'plan']),
  partes: z.array(parteSchema),
  empresaEur: z.number().nullable(),
});

export const contratoSchema = contratoRowSchema.extend({
  /** By period, €/kWh; empty for an indexed product. */
  precioEnergiaEurKwh: z.array(z.number()),
  precioPotenciaEurKwAnio: z.array(z.number()),
  potenciasKw: z.array(z.number()),
  /** Absent for a client, as the other fee. */
  feeEnergiaEurMwh: z.number().optional(),
  feePotenciaEurKwAnio: z.number().optional(),
  duracionMeses: z.int(),
  permanencia: z.boolean(),
  /** Whether it goes on after its last day without anybody saying so (prórroga tácita). */
  prorroga: z.boolean(),
  /** The number that the supplier's own site gave it. */
  referenciaExterna: z.string().nullable().optional(),
  notas: z.string().optional(),
  propuesta: documentoSchema.nullable(),
  analisis: documentoSchema.nullable(),
  relevo: z.enum(['espera', 'cambio']).nullable(),
  /** Day on which it is to begin; null: as soon as it is activated. */
  inicioPrevisto: z.string().nullable(),
  /** The other contract that its supply point has now; null once this one is active. */
  ocupado: ocupacionSchema.nullable(),
  renuevaA: documentoSchema.nullable(),
  renovadoPor: documentoSchema.nullable(),
  /** Frozen at activation, expected before; absent for a client. */
  comision: comisionSchema.optional(),
  /** The fields that the viewer may change now with PATCH. */
  editables: z.array(z.string()),
  /** Who did what and when, the last first; absent for a client. */
  historial: z
    .array(
      z.object({
        cuando: z.string(),
        /** Null: Vatio itself. */
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
    fechaBaja: true,
    consumoAnualKwh: true,
    acciones: true,
    version: true,
    creado: true,
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
