import { enCifra, enFecha, enPorCiento } from '../cifras-en-texto.ts';
import { exact, over, round, times } from '../exact.ts';
import type { Descuento } from '../factura/entrada.ts';
import { type Dia, diasDelAnio, type Fecha, formatFecha, partesDe } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';

/** Vulnerable consumers and severely vulnerable ones (RD 897/2017 arts. 3 and 4). */
export const TIPOS_DE_BONO_SOCIAL = ['vulnerable', 'severo'] as const;

type TipoDeBonoSocial = (typeof TIPOS_DE_BONO_SOCIAL)[number];

export type BonoSocialDePvpc = {
  readonly tipo: TipoDeBonoSocial;
  /** kWh a year that the discount reaches, by household (RD 897/2017 Anexo I). */
  readonly limiteKwhAnual: number;
  /** Discount per one, for days that no table reaches. */
  readonly descuento?: number | undefined;
};

type Porcentajes = Readonly<Record<TipoDeBonoSocial, number>> & {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  readonly fuente: string;
};

/** Discounts per one. Those of other years were not found in a source that confirms them, and are asked for. */
const DESCUENTOS: readonly Porcentajes[] = [
  {
    desde: '2026-01-01',
    hasta: '2026-12-31',
    vulnerable: 0.425,
    severo: 0.575,
    fuente: 'RDL 7/2026 y prórrogas',
  },
];

const NOMBRES: Readonly<Record<TipoDeBonoSocial, string>> = {
  vulnerable: 'consumidor vulnerable',
  severo: 'consumidor vulnerable severo',
};

const DECIMALES = 9;

/**
 * The bono social as discounts of a PVPC bill: on all of the power, and on the energy within the yearly limit by the days
 * of the bill (RD 897/2017 art. 6 and Anexo I); what exceeds it is paid whole. `desde` is excluded.
 */
export function descuentosDeBonoSocial({
  bono,
  desde,
  hasta,
  kwh,
}: {
  readonly bono: BonoSocialDePvpc;
  readonly desde: Dia;
  readonly hasta: Dia;
  /** All the kWh of the bill. */
  readonly kwh: number;
}): Result<{ readonly descuentos: readonly Descuento[]; readonly aviso: string }> {
  const porcentaje = porcentajeDe(bono, desde, hasta);
  if (!porcentaje.ok) return porcentaje;
  const { porUno, fuente } = porcentaje.value;
  const dentro = kwhDentro(bono.limiteKwhAnual, desde, hasta);
  const parte = kwh > dentro ? dentro / kwh : 1;
  const texto = `Bono social, ${NOMBRES[bono.tipo]} (${enPorCiento(porUno * 100)})`;
  const deEnergia = parte === 1 ? texto : `${texto}, ${enCifra(dentro)} de ${enCifra(kwh)} kWh`;
  return ok({
    descuentos: [
      { texto, sobre: 'potencia', porUno },
      { texto: deEnergia, sobre: 'energia', porUno: round(porUno * parte, DECIMALES) },
    ],
    aviso: `El bono social alcanza ${enCifra(Math.min(kwh, dentro))} kWh de estos ${hasta - desde} días, de su límite de ${enCifra(bono.limiteKwhAnual)} kWh al año (${fuente})`,
  });
}

function porcentajeDe({ tipo, descuento }: BonoSocialDePvpc, desde: Dia, hasta: Dia) {
  if (descuento !== undefined) return ok({ porUno: descuento, fuente: 'descuento indicado' });
  const [primera, ultima] = [formatFecha(desde + 1), formatFecha(hasta)];
  const tabla = DESCUENTOS.find((fila) => primera >= fila.desde && ultima <= fila.hasta);
  if (tabla) return ok({ porUno: tabla[tipo], fuente: tabla.fuente });
  const message = `No hay tabla de descuentos del bono social del ${enFecha(primera)} al ${enFecha(ultima)}: indica el descuento`;
  return fail('sin-tabla-regulada', message, 'bonoSocial.descuento');
}

/** The yearly limit by days, each over those of its year. */
function kwhDentro(limiteKwhAnual: number, desde: Dia, hasta: Dia): number {
  let kwh = 0;
  for (let dia = desde + 1; dia <= hasta; ) {
    const { anio } = partesDe(dia);
    const fin = Math.min(hasta, dia + 365);
    let ultimo = dia;
    while (ultimo < fin && partesDe(ultimo + 1).anio === anio) ultimo++;
    kwh += over(times(exact(limiteKwhAnual), ultimo - dia + 1), diasDelAnio(anio)).approx;
    dia = ultimo + 1;
  }
  return round(kwh, 3);
}
