import { type Fecha, parseFecha } from './fecha.ts';

/** What has to be in hand before a supply contract is signed, in the order in which a sale gets it. */
export const REQUISITOS_DE_FIRMA = [
  'contacto',
  'identidad',
  'firmante',
  'factura',
  'ficha',
  'bono-social',
] as const;

export type RequisitoDeFirma = (typeof REQUISITOS_DE_FIRMA)[number];

/** The client and the seller came to talk in one of these ways. */
export const ORIGENES_DE_CONTACTO = [
  'llamo-el-cliente',
  'lo-pidio',
  'visita',
  'cliente-de-la-casa',
  'llamada-no-pedida',
] as const;

export type OrigenDeContacto = (typeof ORIGENES_DE_CONTACTO)[number];

/**
 * The articles of RD 88/2026 on how contracts are made take effect four months after its publication (disposición final
 * novena, 4): a contract signed before this day owes none of them (`isBeforeRd88`).
 */
export const DESDE_RD_88_2026: Fecha = '2026-06-12';

/**
 * Whether a signature owes nothing because it came before the law. A day that is told afterwards does not say so by itself:
 * the offer of the sale has to be older than the law too, because nobody signs before being offered anything, and it is an
 * administrator, who also imports what was sold before, that answers for the day. Everybody else records signatures as they
 * come, and what is recorded once the law applies is judged by it.
 */
export function isBeforeRd88({ fechaFirma, ofrecido, fechaAvalada }: HechosDeFirma): boolean {
  if (fechaFirma >= DESDE_RD_88_2026 || !fechaAvalada) return false;
  return ofrecido === null || ofrecido < DESDE_RD_88_2026;
}

/** Whoever signs is identified with data that were obtained at most these days before (RD 88/2026). */
export const DIAS_DE_IDENTIDAD = 30;

/** The facts of a sale on the day of its signature. A fact that nobody recorded is null. */
export type HechosDeFirma = {
  readonly fechaFirma: Fecha;
  /** Whether an administrator answers for the day of the signature. */
  readonly fechaAvalada: boolean;
  /** The day of the proposal that the contract comes from; null without one. */
  readonly ofrecido: Fecha | null;
  /** True for a natural person, also one with a business. */
  readonly persona: boolean;
  readonly tarifa: string;
  /** Whether the house asks companies for papers that the law asks only of natural persons. */
  readonly exigeEmpresas: boolean;
  readonly identidad: Fecha | null;
  readonly poder: Fecha | null;
  readonly factura: Fecha | null;
  readonly renuncia: Fecha | null;
  readonly firmante: { readonly calidad: 'titular' | 'apoderado' | 'administrador' } | null;
  readonly contacto: {
    readonly origen: OrigenDeContacto;
    readonly porTelefono: boolean;
    readonly grabacion: boolean;
  } | null;
  /** The information sheet was handed over that day; `vigente` says that it tells the terms of today. */
  readonly ficha: { readonly entregada: Fecha; readonly vigente: boolean } | null;
  readonly bonoSocial: boolean | null;
};

const MOTIVOS = {
  'sin-contacto': 'cómo se llegó a hablar con el cliente',
  'llamada-no-pedida':
    'otro origen del contacto: a una persona no se le vende por una llamada que no pidió, y el contrato sería nulo',
  'sin-grabacion': 'dónde está la grabación de la llamada',
  'sin-identidad': 'el documento de identidad del titular',
  'identidad-antigua': `un documento de identidad obtenido en los ${DIAS_DE_IDENTIDAD} días anteriores a la firma`,
  'identidad-posterior': 'un documento de identidad obtenido el día de la firma o antes',
  'sin-firmante': 'quién firma y en calidad de qué',
  'firma-la-empresa': 'un firmante que sea persona: por una empresa firma su administrador o un apoderado',
  'sin-poder': 'la escritura o la autorización de quien firma por el titular',
  'poder-posterior': 'una escritura o autorización de quien firma obtenida el día de la firma o antes',
  'sin-factura': 'la última factura del suministro',
  'factura-posterior': 'una factura del suministro obtenida el día de la firma o antes',
  'sin-ficha': 'entregar la ficha informativa',
  'ficha-cambiada': 'entregar otra vez la ficha informativa: lo acordado ha cambiado',
  'ficha-posterior': 'una ficha informativa entregada el día de la firma o antes',
  'sin-bono-social': 'si el titular tiene bono social',
  'sin-renuncia': 'la renuncia al bono social, por escrito',
  'renuncia-posterior': 'una renuncia al bono social escrita el día de la firma o antes',
} as const;

export type MotivoDeFirma = keyof typeof MOTIVOS;

/** Why a requirement asks for nothing in this sale. */
export type ExencionDeFirma = 'antes-de-la-norma' | 'solo-personas' | 'solo-viviendas' | 'no-la-pide-la-casa';

/** Every reason, for whoever has to have words for each. */
export const MOTIVOS_DE_FIRMA = Object.keys(MOTIVOS) as MotivoDeFirma[];

type Juicio =
  | { readonly estado: 'cumple' }
  | { readonly estado: 'falta'; readonly motivo: MotivoDeFirma }
  | { readonly estado: 'no-aplica'; readonly motivo: ExencionDeFirma };

export type RequisitoJuzgado = Juicio & {
  readonly requisito: RequisitoDeFirma;
  /** Whether the law asks for it, or only the house. */
  readonly porLey: boolean;
};

const CUMPLE: Juicio = { estado: 'cumple' };
const falta = (motivo: MotivoDeFirma): Juicio => ({ estado: 'falta', motivo });
const exento = (motivo: ExencionDeFirma): Juicio => ({ estado: 'no-aplica', motivo });

const JUECES: Readonly<Record<RequisitoDeFirma, (hechos: HechosDeFirma) => Juicio>> = {
  contacto: ({ persona, contacto }) => {
    if (!persona) return exento('solo-personas');
    if (contacto === null) return falta('sin-contacto');
    if (contacto.origen === 'llamada-no-pedida') return falta('llamada-no-pedida');
    return contacto.porTelefono && !contacto.grabacion ? falta('sin-grabacion') : CUMPLE;
  },
  identidad: (hechos) => {
    const { persona, exigeEmpresas, identidad, fechaFirma } = hechos;
    if (!persona && !exigeEmpresas) return exento('no-la-pide-la-casa');
    if (identidad === null) return falta('sin-identidad');
    if (identidad > fechaFirma) return falta('identidad-posterior');
    return persona && diasEntre(identidad, fechaFirma) > DIAS_DE_IDENTIDAD
      ? falta('identidad-antigua')
      : CUMPLE;
  },
  firmante: ({ persona, exigeEmpresas, firmante, poder, fechaFirma }) => {
    if (firmante === null) return falta('sin-firmante');
    if (firmante.calidad === 'titular') return persona ? CUMPLE : falta('firma-la-empresa');
    if (!persona && !exigeEmpresas) return CUMPLE;
    if (poder === null) return falta('sin-poder');
    return poder > fechaFirma ? falta('poder-posterior') : CUMPLE;
  },
  factura: ({ persona, exigeEmpresas, factura, fechaFirma }) => {
    if (!persona && !exigeEmpresas) return exento('no-la-pide-la-casa');
    if (factura === null) return falta('sin-factura');
    return factura > fechaFirma ? falta('factura-posterior') : CUMPLE;
  },
  ficha: ({ ficha, fechaFirma }) => {
    if (ficha === null) return falta('sin-ficha');
    if (!ficha.vigente) return falta('ficha-cambiada');
    return ficha.entregada > fechaFirma ? falta('ficha-posterior') : CUMPLE;
  },
  'bono-social': ({ persona, tarifa, bonoSocial, renuncia, fechaFirma }) => {
    if (!persona) return exento('solo-personas');
    // The bono social is a discount of homes with up to 10 kW, all of which have this tariff.
    if (tarifa !== '2.0TD') return exento('solo-viviendas');
    if (bonoSocial === null) return falta('sin-bono-social');
    if (!bonoSocial) return CUMPLE;
    if (renuncia === null) return falta('sin-renuncia');
    return renuncia > fechaFirma ? falta('renuncia-posterior') : CUMPLE;
  },
};

/** The law asks these of a company too: who consents, and the sheet with the prices before and after. */
const DE_TODOS: readonly RequisitoDeFirma[] = ['firmante', 'ficha'];

/** What RD 88/2026 asks before a signature on that day, and what of it is missing. */
export function checkRequisitosDeFirma(hechos: HechosDeFirma): RequisitoJuzgado[] {
  return REQUISITOS_DE_FIRMA.map((requisito) => ({
    requisito,
    porLey: hechos.persona || DE_TODOS.includes(requisito),
    ...(isBeforeRd88(hechos) ? exento('antes-de-la-norma') : JUECES[requisito](hechos)),
  }));
}

/** What is missing, in one Spanish sentence; undefined when nothing is. */
export function faltaParaFirmar(juzgados: readonly RequisitoJuzgado[]): string | undefined {
  const faltan = juzgados.flatMap((juzgado) => (juzgado.estado === 'falta' ? [MOTIVOS[juzgado.motivo]] : []));
  return faltan.length === 0 ? undefined : `Antes de firmar falta: ${faltan.join('; ')}`;
}

/** Days from one date to another; both exist. */
function diasEntre(desde: Fecha, hasta: Fecha): number {
  const [primero, ultimo] = [parseFecha(desde), parseFecha(hasta)];
  return primero.ok && ultimo.ok ? ultimo.value - primero.value : 0;
}
