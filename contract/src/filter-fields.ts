import { clientesList } from './clientes.list.ts';
import { kindsOf } from './list-definition.ts';
import type { FilterFields } from './where.ts';

/** By what each list can be filtered beyond its own filters: the server and the filter builder read the same names. */

export const puntosSuministro = {
  cups: 'code',
  cliente: 'text',
  comercial: 'seller',
  tarifa: 'choice',
  provincia: 'choice',
  municipio: 'text',
  codigoPostal: 'text',
  direccion: 'text',
  distribuidora: 'choice',
  zona: 'choice',
  consumo: 'number',
  /** The highest of its periods, kW. */
  potencia: 'number',
  contrato: 'yes-no',
  cnae: 'text',
  fechaSips: 'date',
} as const satisfies FilterFields;

export const clientes = kindsOf(clientesList);

export const contratos = {
  codigo: 'code',
  cups: 'code',
  cliente: 'text',
  nif: 'code',
  comercial: 'seller',
  comercializadora: 'text',
  producto: 'text',
  tarifa: 'choice',
  tipo: 'choice',
  estado: 'choice',
  firma: 'choice',
  atr: 'choice',
  cobro: 'choice',
  consumo: 'number',
  comision: 'number',
  creado: 'date',
  fechaFirma: 'date',
  activacion: 'date',
  fin: 'date',
  permanencia: 'date',
  baja: 'date',
} as const satisfies FilterFields;

export const renovaciones = {
  codigo: 'code',
  cups: 'code',
  cliente: 'text',
  comercial: 'seller',
  comercializadora: 'text',
  producto: 'text',
  tarifa: 'choice',
  tipo: 'choice',
  consumo: 'number',
  importe: 'number',
  comision: 'number',
  activacion: 'date',
  fin: 'date',
  permanencia: 'date',
} as const satisfies FilterFields;

export const propuestas = {
  codigo: 'code',
  cups: 'code',
  cliente: 'text',
  nif: 'code',
  comercial: 'seller',
  estado: 'choice',
  ahorro: 'number',
  actual: 'number',
  oferta: 'number',
  consumo: 'number',
  comision: 'number',
  aperturas: 'number',
  creado: 'date',
  enviada: 'date',
  validez: 'date',
  /** Answered in the last days by the client, and nobody has attended to it yet. */
  porAtender: 'yes-no',
} as const satisfies FilterFields;

export const analisis = {
  codigo: 'code',
  cups: 'code',
  cliente: 'text',
  comercial: 'seller',
  ahorro: 'number',
  comision: 'number',
  fecha: 'date',
  creado: 'date',
} as const satisfies FilterFields;

export const comerciales = {
  nombre: 'text',
  nif: 'code',
  email: 'text',
  telefono: 'code',
  zona: 'text',
  responsable: 'seller',
  cuenta: 'choice',
  nivel: 'number',
  equipo: 'number',
  clientes: 'number',
  puntos: 'number',
  contratos: 'number',
  energia: 'number',
  alta: 'date',
  baja: 'date',
} as const satisfies FilterFields;

export const productos = {
  comercializadora: 'text',
  nombre: 'text',
  tarifa: 'choice',
  tipo: 'choice',
  estado: 'choice',
  duracion: 'number',
  permanencia: 'yes-no',
  renovable: 'yes-no',
  activo: 'yes-no',
  desde: 'date',
  hasta: 'date',
} as const satisfies FilterFields;

export const liquidaciones = {
  codigo: 'code',
  comercial: 'seller',
  mes: 'date',
  estado: 'choice',
  lineas: 'number',
  disputadas: 'number',
  comisiones: 'number',
  decomisiones: 'number',
  ajustes: 'number',
  total: 'number',
  pagada: 'date',
} as const satisfies FilterFields;

export const reglas = {
  comercializadora: 'text',
  producto: 'text',
  tarifa: 'choice',
  tipo: 'choice',
  valor: 'number',
  estado: 'choice',
  contratos: 'number',
  desde: 'date',
  hasta: 'date',
  notas: 'text',
} as const satisfies FilterFields;

export const usuarios = {
  nombre: 'text',
  nombreUsuario: 'text',
  email: 'text',
  rol: 'choice',
  estado: 'choice',
  invitado: 'yes-no',
  sesiones: 'number',
  creado: 'date',
  entrada: 'date',
} as const satisfies FilterFields;

export const auditoria = {
  cuando: 'date',
  quien: 'text',
  entidad: 'choice',
  accion: 'choice',
} as const satisfies FilterFields;

export const importaciones = {
  nombre: 'text',
  estado: 'choice',
  usuario: 'text',
  formato: 'text',
  filas: 'number',
  nuevas: 'number',
  cambiadas: 'number',
  rechazadas: 'number',
  creada: 'date',
  terminada: 'date',
} as const satisfies FilterFields;
