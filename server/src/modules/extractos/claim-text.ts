import type { extractos } from '@vatio/contract/endpoints';

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const MONTHS = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Claim = {
  readonly codigo: string;
  readonly house: string;
  readonly comercializadora: string;
  readonly lineas: readonly extractos.Linea[];
};

/** What the house writes to a supplier about the commissions that it has not paid in full. */
export function claimText({ codigo, house, comercializadora, lineas }: Claim): string {
  const total = lineas.reduce((sum, { pendienteEur }) => sum + pendienteEur, 0);
  const cuantos = lineas.length === 1 ? 'un contrato' : `${lineas.length} contratos`;
  return [
    `Reclamación ${codigo}`,
    '',
    `A ${comercializadora}:`,
    '',
    `En vuestros extractos de comisiones falta por pagar ${EUROS.format(total)} de ${cuantos} que os hemos traído. Este es el detalle:`,
    '',
    ...lineas.map(lineText),
    '',
    'Os pedimos que lo reviséis y que lo paguéis en el próximo extracto, o que nos digáis por qué no corresponde.',
    '',
    'Un saludo,',
    house,
  ].join('\n');
}

function lineText({ cups, mes, referencia, esperadoEur, importeEur, pendienteEur }: extractos.Linea): string {
  const contrato = referencia === null ? '' : `, contrato ${referencia}`;
  const pagado =
    importeEur === 0
      ? 'no aparece pagado'
      : `se esperaban ${EUROS.format(esperadoEur)} y se pagaron ${EUROS.format(importeEur)}`;
  return `- CUPS ${cups}${contrato}, extracto de ${MONTHS.format(new Date(mes))}: ${pagado}; faltan ${EUROS.format(pendienteEur)}.`;
}
