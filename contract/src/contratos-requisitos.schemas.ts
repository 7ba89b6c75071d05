import { ORIGENES_DE_CONTACTO, parseNif, REQUISITOS_DE_FIRMA } from '@vatio/domain';
import { z } from 'zod';
import * as calls from './contratos-requisitos.ts';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { CALIDADES } from './evidencias.ts';

const idSchema = z.string().max(60);
const params = z.object({ id: idSchema });

const contactoSchema = z.strictObject({
  origen: z.enum(ORIGENES_DE_CONTACTO),
  fecha: fechaSchema,
  porTelefono: z.boolean(),
  /** Where the recording of a call is kept; empty without one. */
  grabacion: z.string().trim().max(200, 'Como mucho 200 caracteres'),
  /** What proves it: a form, a mail, who introduced them. */
  prueba: z.string().trim().max(500, 'Como mucho 500 caracteres'),
});

const firmanteSchema = z.strictObject({
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(120, 'Como mucho 120 caracteres'),
  dni: z
    .string()
    .trim()
    .max(20)
    .superRefine((dni, { addIssue }) => {
      const leido = parseNif(dni);
      if (!leido.ok) addIssue({ code: 'custom', message: leido.issue.message });
      else if (leido.value.tipo === 'cif')
        addIssue({
          code: 'custom',
          message: 'Es el NIF de una empresa: escribe el DNI o NIE de quien firma',
        });
    }),
  calidad: z.enum(CALIDADES),
});

const bonoSocialSchema = z.strictObject({ tiene: z.boolean() });

/** Who recorded it and when; nobody for what the client did in the proposal's page. */
const anotadoSchema = z.object({ cuando: z.string(), quien: z.string().nullable() });

const documentoSchema = z.object({ id: z.string(), nombre: z.string() }).extend(anotadoSchema.shape);

const requisitoSchema = z.object({
  requisito: z.enum(REQUISITOS_DE_FIRMA),
  estado: z.enum(['cumple', 'falta', 'no-aplica']),
  /** Why it is missing or asks for nothing; null where it is met. */
  motivo: z.string().nullable(),
  /** Whether the law asks for it, or only the house. */
  porLey: z.boolean(),
});

const requisitosSchema = z.object({
  /** The day of the signature, or today while there is none. */
  fechaFirma: z.string(),
  /** Whether what is missing can still be recorded: it cannot once the client has signed. */
  abierto: z.boolean(),
  completo: z.boolean(),
  /** Whether the client is a natural person, of whom the law asks more. */
  persona: z.boolean(),
  rows: z.array(requisitoSchema),
  contacto: contactoSchema.extend(anotadoSchema.shape).nullable(),
  /** Null until somebody signs for the client; from the proposal that was accepted, or written by hand. */
  firmante: firmanteSchema
    .extend({ dni: z.string() })
    .extend(anotadoSchema.shape)
    .extend({ deLaPropuesta: z.boolean() })
    .nullable(),
  bonoSocial: bonoSocialSchema.extend(anotadoSchema.shape).nullable(),
  ficha: z
    .object({ medio: z.enum(['correo', 'en-mano']), destinatario: z.string().nullable() })
    .extend(anotadoSchema.shape)
    .nullable(),
  documentos: z.object({
    identidad: documentoSchema.nullable(),
    poder: documentoSchema.nullable(),
    factura: documentoSchema.nullable(),
    renuncia: documentoSchema.nullable(),
  }),
});

export type Requisitos = z.infer<typeof requisitosSchema>;
export type Requisito = z.infer<typeof requisitoSchema>;

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Qué pide la ley antes de firmar este contrato, qué hay y qué falta',
  params,
  response: requisitosSchema,
});

export const ofPropuesta = endpoint({
  ...calls.ofPropuesta,
  sellersOnly: true,
  summary: 'Qué faltará para firmar los contratos de una propuesta, si se aceptara hoy la oferta que cuenta',
  params,
  response: z.object({
    suministros: z.array(z.object({ cups: z.string(), rows: z.array(requisitoSchema) })),
  }),
});

export const updateContacto = endpoint({
  ...calls.updateContacto,
  sellersOnly: true,
  summary: 'Anota cómo se llegó a hablar con el cliente',
  params,
  body: contactoSchema,
  response: requisitosSchema,
});

export const updateFirmante = endpoint({
  ...calls.updateFirmante,
  sellersOnly: true,
  summary: 'Anota quién firma y en calidad de qué',
  params,
  body: firmanteSchema,
  example: { nombre: 'Marta Gil Soler', dni: '00000014Z', calidad: 'titular' },
  response: requisitosSchema,
});

export const updateBonoSocial = endpoint({
  ...calls.updateBonoSocial,
  sellersOnly: true,
  summary: 'Anota si el titular tiene bono social, que perdería',
  params,
  body: bonoSocialSchema,
  response: requisitosSchema,
});

export const handOverFicha = endpoint({
  ...calls.handOverFicha,
  sellersOnly: true,
  summary: 'Guarda la ficha informativa de hoy y anota que se entrega en mano',
  params,
  response: requisitosSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'Quita lo anotado de un requisito',
  params: params.extend({ requisito: z.enum(['contacto', 'firmante', 'bono-social', 'ficha']) }),
  response: requisitosSchema,
});

export const ficha = endpoint({
  ...calls.ficha,
  sellersOnly: true,
  answers: ['application/pdf'],
  summary: 'La ficha informativa en PDF: los precios antes y después, y el efecto en la factura',
  params,
});
