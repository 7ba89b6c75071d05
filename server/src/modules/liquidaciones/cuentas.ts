import type { liquidaciones } from '@vatio/contract/endpoints';
import type { Territorio } from '@vatio/domain';
import { FALTAS } from './autofactura.ts';

type Autofactura = NonNullable<liquidaciones.Liquidacion['autofactura']>;

type Cuenta = {
  readonly concepto: string;
  /** The rate of the tax is in per cent. */
  readonly pct: number | null;
  readonly importeEur: number;
  readonly total: boolean;
};

/** The steps from the total of the lines to what is paid: base, indirect tax, withholding, total. */
export function cuentasDe({ totalEur, autofactura }: liquidaciones.Liquidacion): Cuenta[] {
  const linea = (concepto: string, importeEur: number, pct: number | null = null) => ({
    concepto,
    importeEur,
    pct,
    total: false,
  });
  const importeEur = autofactura?.totalEur ?? totalEur;
  const conSigno = importeEur < 0 ? 'Total a devolver' : 'Total a pagar';
  const concepto = autofactura?.falta ? 'Total sin impuestos' : conSigno;
  const total = { ...linea(concepto, importeEur), total: true };
  if (!autofactura) return [total];
  const { impuesto, inversion, irpf } = autofactura;
  if (!impuesto && !inversion) return [total];
  return [
    linea('Base imponible', totalEur),
    ...(impuesto ? [linea(impuesto.nombre, impuesto.cuotaEur, impuesto.pct)] : []),
    ...(inversion ? [linea(`${inversion.nombre}: inversión del sujeto pasivo`, 0)] : []),
    ...(irpf ? [linea('Retención de IRPF', irpf.cuotaEur, irpf.pct)] : []),
    total,
  ];
}

const TERRITORIOS: Readonly<Record<Territorio, string>> = {
  'peninsula-baleares': 'Península y Baleares',
  canarias: 'Canarias',
  ceuta: 'Ceuta',
  melilla: 'Melilla',
};

/** The territories of both sides of the invoice, when they are known. */
export function territoriosDe({ territorio, casa }: Autofactura): string | null {
  if (territorio === null || casa === null) return null;
  if (territorio === casa) return TERRITORIOS[territorio];
  return `${TERRITORIOS[territorio]}; la empresa, en ${TERRITORIOS[casa]}`;
}

/** The sentences that the law asks of the invoice. */
export function mencionesDe({ menciones, inversion }: Autofactura): string[] {
  const frases = menciones.map((mencion) => `${mencion.charAt(0).toUpperCase()}${mencion.slice(1)}.`);
  if (!inversion) return frases;
  return [...frases, `El ${inversion.nombre} lo ingresa quien recibe el servicio: ${inversion.fundamento}.`];
}

export function aclaracionDe({ autofactura }: liquidaciones.Liquidacion): string {
  if (!autofactura) return 'Sin impuestos: se pagó antes de que se guardaran.';
  if (autofactura.falta) return `Sin impuestos: de ${autofactura.nombre} ${FALTAS[autofactura.falta]}.`;
  return autofactura.regimen === 'empleado'
    ? 'Se paga en nómina, con la retención de IRPF que allí corresponda: no lleva factura.'
    : 'Borrador de autofactura: importes de la factura que se expide en nombre de quien cobra, por acuerdo entre las dos partes (RD 1619/2012, art. 5). No es la factura.';
}
