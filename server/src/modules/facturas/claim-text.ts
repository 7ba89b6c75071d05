import type { facturas } from '@vatio/contract/endpoints';
import { enEuros, enFecha } from '@vatio/domain';

type Claimed = Pick<
  facturas.Factura,
  | 'numero'
  | 'cups'
  | 'comercializadora'
  | 'desde'
  | 'hasta'
  | 'totalEur'
  | 'calculadoEur'
  | 'debidoEur'
  | 'hallazgos'
  | 'contrastes'
>;

/** How the claim of a bill is called, in the subject of a mail and in the list of issues. */
export function asuntoOf({ numero, comercializadora, hasta }: Claimed): string {
  const cual = numero ?? (hasta === null ? '' : `del ${enFecha(hasta)}`);
  return `Reclamación de la factura ${cual}`.trim() + (comercializadora ? ` a ${comercializadora}` : '');
}

/** What the house writes to whoever made a bill for its client, with all that was found of it. */
export function claimText(factura: Claimed, house: string): string {
  const { numero, cups, comercializadora, desde, hasta, totalEur, hallazgos } = factura;
  const dias = desde && hasta ? `, de los días ${enFecha(desde)} a ${enFecha(hasta)}` : '';
  const debido = factura.debidoEur ?? factura.calculadoEur;
  const diferencia = totalEur - debido;
  const segun = factura.debidoEur === null ? 'Sus propios datos dan' : 'Según el contrato debería ser de';
  const motivos = hallazgos.length > 0 ? hallazgos.map(({ texto }) => texto) : deSusLineas(factura);
  return [
    `A ${comercializadora ?? 'la comercializadora'}:`,
    '',
    `La factura ${numero ?? 'sin número'} del suministro ${cups}${dias}, es de ${enEuros(totalEur)}. ${segun} ${enEuros(debido)}${
      diferencia > 0 ? `: se han cobrado ${enEuros(diferencia)} de más` : ''
    }.`,
    ...(motivos.length > 0
      ? ['', 'Hemos encontrado lo siguiente:', '', ...motivos.map((m) => `- ${m}.`)]
      : []),
    '',
    'Pedimos que se rectifique y se devuelva lo cobrado de más, o que se explique por qué corresponde.',
    '',
    'Un saludo,',
    house,
  ].join('\n');
}

/** The lines of a bill that differ, where it has no contract to be compared with. */
function deSusLineas({ contrastes }: Claimed): string[] {
  return contrastes.flatMap(({ concepto, texto, periodo, diferencia, motivo }) => {
    if (motivo === null || diferencia === 0) return [];
    const cual = [texto ?? concepto.replaceAll('-', ' '), periodo && `P${periodo}`].filter(Boolean).join(' ');
    return [`${cual}: ${enEuros(diferencia)}. ${motivo}`];
  });
}
