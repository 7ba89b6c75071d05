import type { PuntoPropuesto, ResumenAnual } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import type { Brand } from '../../platform/brand/brand.repository.ts';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import { shortDay } from '../../platform/pdf/format.ts';
import { LETTERS_OF_AN_SMS, toGsm7 } from '../../platform/sms/gsm7.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { PropuestaGuardada } from './propuestas.repository.ts';

type Enviada = Pick<
  PropuestaGuardada,
  'id' | 'codigo' | 'clienteNombre' | 'comercialNombre' | 'ahorroAnualEur' | 'validaHasta' | 'mensaje'
>;

type Envio = {
  readonly to: string;
  readonly enlace: string;
  readonly pdf: Buffer;
  readonly nombre: string;
  /** The brand's own text stands before all others. */
  readonly entrada: string;
  /** The offers come in their order; there is one at least. */
  readonly ofertas: readonly OfertaEnCorreo[];
};

type OfertaEnCorreo = {
  readonly oferta: number;
  readonly puntos: readonly Pick<PuntoPropuesto, 'comercializadora' | 'producto'>[];
  readonly resumen: ResumenAnual;
};

/** The mail with a proposal: the saving, the link, the last day and the PDF. */
export function correoDePropuesta(
  propuesta: Enviada,
  { to, enlace, pdf, nombre, entrada, ofertas }: Envio,
): Carta {
  const { id, codigo, clienteNombre, comercialNombre, ahorroAnualEur, validaHasta, mensaje } = propuesta;
  const ahorro = Number(ahorroAnualEur);
  const parrafos = [
    `Hola, ${clienteNombre}:`,
    mensaje,
    ofertas.length > 1 ? `${entrada} Son ${ofertas.length} ofertas, y eliges una:` : '',
    ...(ofertas.length > 1 ? [ofertas.map(lineaDeOferta).join('\n')] : []),
    ofertas.length === 1 && ahorro > 0 ? `${entrada} Ahorrarías ${enEuros(ahorro)} al año.` : '',
    ofertas.length === 1 && ahorro <= 0 ? entrada : '',
    `Puedes verla y contestar aquí, sin necesidad de cuenta:\n${enlace}`,
    validaHasta ? `Vale hasta el ${shortDay(validaHasta)}. Va también adjunta en PDF.` : '',
    comercialNombre ?? '',
  ];
  return {
    motivo: 'propuesta',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `Propuesta ${codigo} de suministro eléctrico`,
    texto: parrafos.filter((parrafo) => parrafo !== '').join('\n\n'),
    enlace,
    adjunto: { nombre, tipo: 'application/pdf', contenido: pdf },
  };
}

/** `Oferta 1: Luz del Norte «Fijo 12», 1.000,00 € al año; ahorras 200,00 €.` */
function lineaDeOferta({ oferta, puntos, resumen }: OfertaEnCorreo): string {
  const productos = new Set(
    puntos.map(({ comercializadora, producto }) => `${comercializadora} «${producto}»`),
  );
  const { ofertaAnualEur, ahorroAnualEur } = resumen;
  const ahorro =
    ahorroAnualEur >= 0
      ? `ahorras ${enEuros(ahorroAnualEur)}`
      : `pagas ${enEuros(-ahorroAnualEur)} más que hoy`;
  return `Oferta ${oferta}: ${[...productos].join(' y ')}, ${enEuros(ofertaAnualEur)} al año; ${ahorro}.`;
}

type Remitente = {
  readonly id: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly email: string | null;
};

/** The mail that the representative gets when the client writes. */
export function correoAlComercial(
  { id, codigo, nombre, email }: Remitente,
  { mensaje, telefono }: { readonly mensaje: string; readonly telefono?: string | undefined },
  to: string,
): Carta {
  const contacto = [telefono, email].filter(Boolean).join(' · ');
  return {
    motivo: 'mensaje',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `${nombre} pregunta por la propuesta ${codigo}`,
    texto: [mensaje, contacto === '' ? nombre : `${nombre} · ${contacto}`].join('\n\n'),
  };
}

type CodigoDeUnUso = {
  readonly id: string;
  readonly propuesta: string;
  readonly codigo: string;
  readonly minutos: number;
};

/** The mail with the code that proves that an address is the client's. */
export function correoDeCodigo({ id, propuesta, codigo, minutos }: CodigoDeUnUso, to: string): Carta {
  return {
    motivo: 'codigo',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `${codigo} es tu código para aceptar la propuesta ${propuesta}`,
    texto: `Tu código es ${codigo}. Vale durante ${minutos} minutos.\n\nSi no lo has pedido tú, no hagas nada: sin el código nadie puede aceptar la propuesta.`,
  };
}

/** The same by SMS: one message, which begins with the name of the brand, shortened if need be. */
export function smsDeCodigo(
  { propuesta, codigo, minutos }: CodigoDeUnUso,
  { marca, to }: { readonly marca: Pick<Brand, 'nombre'>; readonly to: string },
): Sms {
  const text = toGsm7(
    `${codigo} es tu código para aceptar la propuesta ${propuesta}. Vale ${minutos} minutos. No se lo digas a nadie.`,
  );
  const nombre = toGsm7(marca.nombre).slice(0, LETTERS_OF_AN_SMS - text.length - 2);
  return { to, text: nombre === '' ? text : `${nombre}: ${text}` };
}
