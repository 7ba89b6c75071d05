import type { ResumenAnual } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import { sha256Of } from '../../platform/files/file-source.ts';
import { invalidData } from '../../platform/problems.ts';
import { byOferta } from './by-oferta.ts';
import type { LineaDeOferta } from './propuestas.repository.ts';
import { puntosDePapel, sumResumenes } from './punto-propuesto.ts';
import type { Consentimiento } from './tables.ts';

/** The client chooses among the offers of this version. */
type Version = { readonly codigo: string; readonly numero: number };

/** With more supplies than these, the text of a choice names how many there are instead of each. */
const CUPS_NOMBRADOS = 4;

/** The offers of a version as its client reads them, each with the text that choosing it agrees to. */
export function ofertasDePapel({ codigo, numero }: Version, lineas: readonly LineaDeOferta[]) {
  const ofertas = byOferta(lineas).map(({ oferta, lineas: suyas }) => {
    const puntos = puntosDePapel(suyas);
    return { oferta, puntos, resumen: sumResumenes(puntos) };
  });
  const cual = (oferta: number) =>
    `Elijo la oferta ${oferta} de las ${ofertas.length} de la propuesta ${codigo}, versión ${numero}`;
  return ofertas.map((oferta) => ({ ...oferta, eleccion: `${cual(oferta.oferta)}: ${describe(oferta)}.` }));
}

type OfertaDePapel = { readonly puntos: ReturnType<typeof puntosDePapel>; readonly resumen: ResumenAnual };

/** `Luz del Norte «Fijo 12», 1.234,56 € al año con impuestos, en ES0021…` */
function describe({ puntos, resumen }: OfertaDePapel): string {
  const productos = new Set(
    puntos.map(({ comercializadora, producto }) => `${comercializadora} «${producto}»`),
  );
  const donde =
    puntos.length > CUPS_NOMBRADOS
      ? `en ${puntos.length} puntos de suministro`
      : `en ${puntos.map(({ cups }) => cups).join(', ')}`;
  return `${[...productos].join(' y ')}, ${enEuros(resumen.ofertaAnualEur)} al año con impuestos, ${donde}`;
}

/** The offer that is accepted; with several, the client has to say which. */
export function chosenOferta({ ofertas }: { readonly ofertas: number }, oferta: number | undefined): number {
  if (oferta === undefined && ofertas > 1) throw invalidData({ oferta: 'Elige una de las ofertas' });
  if (oferta !== undefined && oferta > ofertas)
    throw invalidData({ oferta: 'Esa oferta no es de esta propuesta' });
  return oferta ?? 1;
}

/** What is kept and sealed of a choice: the very text, and its digest. Nothing is chosen where there is one offer. */
export function eleccionDe(
  { codigo, numero, ofertas }: Version & { readonly ofertas: number },
  lineas: readonly LineaDeOferta[],
  oferta: number,
) {
  if (ofertas === 1) return undefined;
  const texto =
    ofertasDePapel({ codigo, numero }, lineas).find((una) => una.oferta === oferta)?.eleccion ?? '';
  const consentimiento: Consentimiento = {
    id: 'oferta-elegida',
    version: `${codigo} v${numero}`,
    texto,
    aceptado: true,
  };
  const sha256 = sha256Of(Buffer.from(texto)).toString('hex');
  return { consentimiento, hechos: { numero: oferta, de: ofertas, textoSha256: sha256 } };
}
