import { z } from 'zod';
import { puntoPropuestoSchema, resumenAnualSchema } from './comparativa.schemas.ts';
import { endpoint } from './endpoint.ts';
import { CALIDADES, VIAS_DE_CODIGO } from './evidencias.ts';
import { marcaPublicaSchema } from './marca-publica.schemas.ts';
import { ocupacionSchema } from './ocupacion.schemas.ts';
import { estadoSchema } from './propuesta.schemas.ts';
import * as calls from './propuesta-publica.ts';

/** What a client opens without an account: the token of the link is the only credential. */
const params = z.object({ token: z.string().max(100) });

/** A wording that is accepted as it stands: any other wording is another version. */
const consentimientoSchema = z.object({
  id: z.string(),
  version: z.string(),
  texto: z.string(),
  obligatorio: z.boolean(),
});

export const propuestaPublicaSchema = z.object({
  codigo: z.string(),
  numero: z.int(),
  estado: estadoSchema,
  /** True while it can still be accepted or turned down. */
  abierta: z.boolean(),
  cliente: z.object({
    nombre: z.string(),
    /** True when the NIF given on accepting has to be the one of the client's sheet. */
    nifConocido: z.boolean(),
    /** A company is signed for by somebody else, with their own DNI or NIE. */
    empresa: z.boolean(),
  }),
  /** The brand under which it was sent. */
  marca: marcaPublicaSchema,
  comercial: z.object({ nombre: z.string(), email: z.string().nullable(), telefono: z.string().nullable() }),
  mensaje: z.string(),
  enviada: z.string(),
  validaHasta: z.string(),
  diasRestantes: z.int(),
  resumen: resumenAnualSchema,
  puntos: z.array(puntoPropuestoSchema),
  /** The offer, from 1, that `resumen` and `puntos` are of: the first one until the client chooses. */
  oferta: z.int(),
  /** What the client agrees to by choosing that offer; null where there is nothing to choose. */
  eleccion: z.string().nullable(),
  /** The other offers for the same supplies. */
  alternativas: z.array(
    z.object({
      oferta: z.int(),
      eleccion: z.string(),
      resumen: resumenAnualSchema,
      puntos: z.array(puntoPropuestoSchema),
    }),
  ),
  /** The supply points of the proposal that have a contract with the house today. */
  ocupados: z.array(ocupacionSchema),
  consentimientos: z.array(consentimientoSchema),
  /** True when accepting takes a code that `requestCode` sends. */
  needsCode: z.boolean(),
  /** The ways by which a code can be sent, with the address or the number mostly hidden; in a demo without `needsCode` too. */
  vias: z.array(z.object({ via: z.enum(VIAS_DE_CODIGO), destino: z.string() })),
  /** SHA-256 of the PDF, what is accepted; null in the demo portfolio, whose PDF is made when it is asked for. */
  pdfSha256: z.string().nullable(),
  respuesta: z
    .object({
      tipo: z.enum(['aceptada', 'rechazada']),
      cuando: z.string(),
      nombre: z.string().nullable(),
      /** The identifier of its sealed evidence; null when there is none. */
      evidencia: z.string().nullable(),
    })
    .nullable(),
});

export type PropuestaPublica = z.infer<typeof propuestaPublicaSchema>;

export const get = endpoint({
  ...calls.get,
  summary: 'La propuesta de un enlace; 404 si no existe y 410 si se retiró',
  params,
  response: propuestaPublicaSchema,
  wholeForClients: 'Its schema was written for the client who holds the link.',
});

export const pdf = endpoint({
  ...calls.pdf,
  answers: ['application/pdf'],
  summary: 'El PDF enviado',
  params,
  wholeForClients: 'The paper that was sent to them.',
});

export const markOpened = endpoint({
  ...calls.markOpened,
  summary: 'Anota una visita, una sola vez por visita',
  params,
  body: z.strictObject({ visita: z.string().min(8).max(64) }),
  wholeForClients: 'The answer has no content.',
});

export const requestCode = endpoint({
  ...calls.requestCode,
  summary: 'Manda al correo o al móvil del cliente el código con el que se acepta',
  params,
  body: z.strictObject({ via: z.enum(VIAS_DE_CODIGO) }),
  example: { via: 'movil' },
  response: z.object({
    /** The address or the number to which the code went, mostly hidden: `a•••@empresa.es`, `•••200`. */
    enviadoA: z.string(),
    minutos: z.int(),
  }),
  wholeForClients: 'It names their own address or number, almost hidden.',
});

export const accept = endpoint({
  ...calls.accept,
  summary: 'La acepta, una sola vez, y hace los contratos',
  params,
  body: z.strictObject({
    nombre: z.string().trim().min(3, 'Escribe tu nombre y apellidos').max(150),
    nif: z.string().trim().min(1, 'Escribe el NIF del titular').max(20),
    calidad: z.enum(CALIDADES).default('titular'),
    /** The own DNI or NIE of who signs for somebody else. */
    dni: z.string().trim().max(20).optional(),
    consentimientos: z
      .array(z.strictObject({ id: z.string().max(40), version: z.string().max(20), aceptado: z.boolean() }))
      .max(10),
    codigo: z.string().trim().max(10).optional(),
    /** The chosen offer, from 1; it has to be said where there are several. */
    oferta: z.int().min(1).max(3).optional(),
  }),
  response: propuestaPublicaSchema,
  wholeForClients: 'Its schema was written for the client who holds the link.',
});

export const evidencia = endpoint({
  ...calls.evidencia,
  answers: ['application/pdf'],
  summary: 'El documento sellado que prueba la aceptación',
  params,
  wholeForClients: 'The paper of what they accepted themselves.',
});

export const reject = endpoint({
  ...calls.reject,
  summary: 'La rechaza, con el motivo si se quiere dar',
  params,
  body: z.strictObject({ motivo: z.string().trim().max(1000).default('') }),
  response: propuestaPublicaSchema,
  wholeForClients: 'Its schema was written for the client who holds the link.',
});

export const askToTalk = endpoint({
  ...calls.askToTalk,
  summary: 'Un mensaje para el comercial',
  params,
  body: z.strictObject({
    mensaje: z.string().trim().min(1, 'Escribe tu mensaje').max(2000),
    telefono: z.string().trim().max(30).optional(),
  }),
  wholeForClients: 'The answer has no content.',
});
