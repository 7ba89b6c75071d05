import type { BodyOf, calculos } from '@vatio/contract/endpoints';
import { type DemandaFacturada, type Dia, periodosDe, type Tarifa, type Zona } from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { type CuartoSituado, cuartosSituados } from './cuartoshorarios.ts';

type Body = BodyOf<typeof calculos.factura>;
type Punto = { readonly tarifa: Tarifa; readonly zona: Zona; readonly part: string };

/**
 * The demand of a bill or of one of its stretches: maximeters or quarter-hours, with their day where it is
 * known.
 */
export function demandaDe(
  { maximetros, cuartoshorarios }: Pick<Body, 'maximetros' | 'cuartoshorarios'>,
  punto: Punto,
): DemandaFacturada | undefined {
  if (maximetros && cuartoshorarios) {
    const message = 'Indica «maximetros» o «cuartoshorarios», no los dos';
    throw issueProblem({ code: 'demanda-doble', message, part: punto.part });
  }
  if (maximetros) return { tipo: 'maximetro', kw: maximetros };
  if (!cuartoshorarios) return undefined;
  const situados = cuartosSituados(cuartoshorarios, punto);
  if (!situados) return { tipo: 'cuartos', kwPorPeriodo: cuartoshorarios as number[][] };
  return { tipo: 'cuartos-por-dia', dias: group(situados, punto.tarifa) };
}

function group(cuartos: Iterable<CuartoSituado>, tarifa: Tarifa): Map<Dia, number[][]> {
  const dias = new Map<Dia, number[][]>();
  for (const { dia, periodo, kw } of cuartos) {
    let delDia = dias.get(dia);
    if (!delDia) {
      delDia = Array.from({ length: periodosDe(tarifa, 'potencia') }, (): number[] => []);
      dias.set(dia, delDia);
    }
    delDia[periodo - 1]!.push(kw);
  }
  return dias;
}
