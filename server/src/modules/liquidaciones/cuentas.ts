import type { liquidaciones } from '@vatio/contract';

type Cuenta = {
  readonly concepto: string;
  /** Of a tax. */
  readonly pct: number | null;
  readonly importeEur: number;
  readonly total: boolean;
};

/** From the total of the lines to what is paid: base, indirect tax, what is withheld, total. */
export function cuentasDe({ totalEur, autofactura }: liquidaciones.Liquidacion): Cuenta[] {
  const linea = (concepto: string, importeEur: number, pct: number | null = null) => ({
    ...{ concepto, importeEur, pct, total: false },
  });
  const total = { ...linea('Total a pagar', autofactura?.totalEur ?? totalEur), total: true };
  if (!autofactura?.impuesto) return [total];
  const { impuesto, irpf } = autofactura;
  return [
    linea('Base imponible', totalEur),
    linea(impuesto.nombre, impuesto.cuotaEur, impuesto.pct),
    ...(irpf ? [linea('Retención de IRPF', irpf.cuotaEur, irpf.pct)] : []),
    total,
  ];
}

/** What the figures are, under them. */
export function aclaracionDe({ autofactura }: liquidaciones.Liquidacion): string {
  switch (autofactura?.regimen) {
    case 'autonomo':
    case 'empresa':
      return 'Borrador de autofactura: importes de la factura que se expide en nombre de quien cobra, por acuerdo entre las dos partes (RD 1619/2012, art. 5). No es la factura.';
    case 'empleado':
      return 'Se paga en nómina, con la retención de IRPF que allí corresponda: no lleva factura.';
    default:
      return 'Sin impuestos: faltan los datos fiscales de quien cobra.';
  }
}
