import { avisos } from '@vatio/contract/endpoints';
import type { SampleMail, SampleMails } from './modules/ajustes/muestra/sample-mail.service.ts';
import { wordsOfInvitacion, wordsOfRecuperacion, wordsOfSafetyNotice } from './modules/auth/account-mails.ts';
import { mailOfAviso } from './modules/avisos/aviso-mail.ts';
import { mailOfAnswer } from './modules/clientes/supresiones/answer-mail.ts';
import { mailOfPermiso } from './modules/conexiones/correo.ts';
import { mailOfRejection } from './modules/contratos/rejection-mail.ts';
import { mailOfSummary } from './modules/contratos/summary-mail.ts';
import { mailOfRespuesta } from './modules/incidencias/correo.ts';
import { mailOfPeticion } from './modules/peticiones-de-documentos/correo.ts';
import { correoAlComercial, correoDeCodigo, correoDePropuesta } from './modules/propuestas/correo.ts';
import {
  copiaDeAceptacion,
  correoDeAceptacion,
  correoDeRechazo,
} from './modules/propuestas/correo-de-respuesta.ts';
import { mailOfResumen } from './modules/resumen-semanal/resumen-mail.ts';

/** Nobody: neither a person, nor a supply, nor an address that anybody reads. */
const ID = '00000000-0000-4000-8000-000000000000';
const CLIENT = { id: ID, nombre: 'Panadería La Espiga', email: 'cliente@ejemplo.example' };
const SELLER = {
  id: ID,
  nombre: 'Lucía Herrero',
  email: 'comercial@ejemplo.example',
  telefono: '600 100 200',
};
const PROPUESTA = 'P-2026-0001';
const CONTRATO = 'C-2026-0001';
const CUPS = 'ES0021000000000001JN';
const LAST_DAY = new Date('2026-12-31T12:00:00Z');
const NO_FILE = { pdf: Buffer.alloc(0), nombre: 'Propuesta.pdf' };

const answered = (publicUrl: string) => ({
  id: ID,
  codigo: PROPUESTA,
  cliente: CLIENT.nombre,
  publicUrl,
  oferta: null,
});

const proposal = {
  id: ID,
  codigo: PROPUESTA,
  clienteNombre: CLIENT.nombre,
  comercialNombre: SELLER.nombre,
  ahorroAnualEur: '378.96',
  validaHasta: '2026-12-31',
  mensaje: 'Como hablamos, aquí tienes la comparación con tu última factura.',
};

const OFFER = {
  oferta: 1,
  puntos: [{ comercializadora: 'Luz del Norte', producto: 'Fijo 12' }],
  resumen: {
    actualAnualEur: 2959.87,
    ofertaAnualEur: 2580.91,
    ahorroAnualEur: 378.96,
    ahorroPct: 12.8,
    consumoAnualKwh: 14_250,
  },
};

const CONTRACT = {
  id: ID,
  codigo: CONTRATO,
  cups: CUPS,
  clienteNombre: CLIENT.nombre,
  comercializadora: 'Luz del Norte',
  productoNombre: 'Fijo 12',
  tarifa: '2.0TD',
  tipo: 'fijo',
  precioEnergiaEurKwh: [0.142, 0.118, 0.096],
  precioPotenciaEurKwAnio: [28.5, 4.1],
  precioFijoEurMes: null,
  peajesIncluidos: true,
  potenciasKw: [4.6, 4.6],
  duracionMeses: 12,
  permanencia: false,
  prorroga: true,
  inicioPrevisto: null,
} satisfies Parameters<typeof mailOfSummary>[0];

/** What each event is about, as its mail names it. */
const ABOUT: Readonly<Record<avisos.EventoConAviso, string>> = {
  'propuesta-vista': PROPUESTA,
  'propuesta-por-caducar': PROPUESTA,
  'contrato-firmado': CONTRATO,
  'contrato-por-acabar': CONTRATO,
  'precio-por-revisar': CONTRATO,
  'permanencia-por-acabar': CONTRATO,
  'importacion-terminada': 'sips-noviembre.csv',
  'incidencia-escrita': 'Una factura que no cuadra',
  'renovacion-pedida': CONTRATO,
  'cuenta-en-espera': 'Marta Soler',
  'supresion-pedida': CLIENT.nombre,
  'supresion-por-vencer': CLIENT.nombre,
  'documentos-recibidos': CLIENT.nombre,
  'linea-disputada': 'L-2026-11',
  'cuenta-mirada': 'Ana Serra',
};

const AVISOS = Object.fromEntries(
  avisos.EVENTOS.filter(avisos.hasAviso).map((evento) => [evento, sampleOfAviso(evento)]),
) as Readonly<Record<avisos.EventoConAviso, SampleMail>>;

function sampleOfAviso(evento: avisos.EventoConAviso): SampleMail {
  return ({ publicUrl }) =>
    mailOfAviso({
      persona: SELLER,
      suceso: { id: ID, evento, entidadId: ID, autorId: null },
      contado: { referencia: ABOUT[evento], cliente: CLIENT.nombre, lugarId: null, personas: [SELLER] },
      publicUrl,
    });
}

const READER = { ...SELLER, role: 'comercial' } as const;

const SUMMARY: Parameters<typeof mailOfResumen>[0]['resumen'] = {
  tareas: [
    { tarea: 'tareas-de-hoy', cuantas: 2 },
    { tarea: 'propuestas-sin-respuesta', cuantas: 1 },
  ],
  porAcabar: { rows: [{ codigo: CONTRATO, cliente: CLIENT.nombre, fecha: '2026-12-31' }], count: 1 },
  firmados: { rows: [{ codigo: 'C-2026-0002', cliente: 'Taller Brisa', fecha: '2026-12-10' }], count: 1 },
};

/** Every mail that leaves the house, written by the very function that writes it when it matters. */
export const SAMPLE_MAILS: SampleMails = {
  propuesta: ({ brand, publicUrl }) =>
    correoDePropuesta(proposal, {
      to: CLIENT.email,
      enlace: `${publicUrl}/p/ejemplo`,
      ...NO_FILE,
      entrada: brand.textos.correo.texto,
      ofertas: [OFFER],
    }),
  mensaje: () =>
    correoAlComercial(
      { id: ID, codigo: PROPUESTA, nombre: CLIENT.nombre, email: CLIENT.email },
      { mensaje: '¿La permanencia es obligatoria?', telefono: SELLER.telefono },
      SELLER.email,
    ),
  codigo: () => correoDeCodigo({ id: ID, propuesta: PROPUESTA, codigo: '482913', minutos: 10 }, CLIENT.email),
  aceptacion: ({ publicUrl }) => correoDeAceptacion(answered(publicUrl), SELLER.email),
  rechazo: ({ publicUrl }) => correoDeRechazo(answered(publicUrl), 'Prefiero esperar a enero.', SELLER.email),
  copia: ({ publicUrl }) =>
    copiaDeAceptacion(answered(publicUrl), {
      to: CLIENT.email,
      ...NO_FILE,
      verifyAt: `${publicUrl}/comprobar/ejemplo`,
    }),
  contrato: ({ publicUrl }) =>
    mailOfSummary(CONTRACT, SELLER, { to: CLIENT.email, enlace: `${publicUrl}/p/ejemplo` }),
  'atr-rechazado': ({ publicUrl }) =>
    mailOfRejection(
      {
        id: ID,
        codigo: CONTRATO,
        cups: CUPS,
        motivo: 'El NIF no es el del titular del suministro.',
        enlace: `${publicUrl}/contratos/${ID}`,
      },
      SELLER.email,
    ),
  invitacion: ({ brand, publicUrl }) => ({
    ...toAccount('invitacion'),
    ...wordsOfInvitacion(about(brand.nombre, `${publicUrl}/reset-password#token=ejemplo`)),
  }),
  recuperacion: ({ brand, publicUrl }) => ({
    ...toAccount('recuperacion'),
    ...wordsOfRecuperacion(about(brand.nombre, `${publicUrl}/reset-password#token=ejemplo`)),
  }),
  seguridad: ({ brand, publicUrl }) => ({
    ...toAccount('seguridad'),
    ...wordsOfSafetyNotice({
      ...about(brand.nombre, `${publicUrl}/forgot-password`),
      what: 'Se ha cambiado la contraseña de tu cuenta',
    }),
  }),
  ...AVISOS,
  'resumen-semanal': ({ publicUrl }) => mailOfResumen({ lector: READER, resumen: SUMMARY, publicUrl }),
  incidencia: ({ publicUrl }) =>
    mailOfRespuesta({ cuenta: CLIENT, id: ID, asunto: 'Una factura que no cuadra', publicUrl }),
  supresion: () =>
    mailOfAnswer({
      cuenta: CLIENT,
      accion: 'ampliar-supresion',
      motivo: 'Hay que pedir datos a dos comercializadoras.',
    }),
  documentos: ({ publicUrl }) =>
    mailOfPeticion({
      clienteId: ID,
      nombre: CLIENT.nombre,
      papeles: ['factura', 'identidad'],
      nota: '',
      url: `${publicUrl}/subir/ejemplo`,
      caducaEn: LAST_DAY,
      email: CLIENT.email,
      usuarioId: ID,
    }),
  'permiso-de-datos': ({ publicUrl }) =>
    mailOfPermiso({
      clienteId: ID,
      nombre: CLIENT.nombre,
      cups: ['ES0021000000000042XX'],
      url: `${publicUrl}/permiso/ejemplo`,
      caducaEn: LAST_DAY,
      email: CLIENT.email,
      usuarioId: ID,
    }),
};

function about(casa: string, enlace: string) {
  return { nombre: SELLER.nombre, casa, enlace };
}

function toAccount<M extends 'invitacion' | 'recuperacion' | 'seguridad'>(motivo: M) {
  return { motivo, entidad: 'usuario', entidadId: ID, destinatario: SELLER.email } as const;
}
