import { parseCups } from '../cups.ts';
import { fail, ok, type Result } from '../result.ts';
import { fichaTarifa, isTarifa, periodosDe, type Tarifa, tarifaDeCodigoAtr } from '../tarifas.ts';
import { type CeldasDeSips2, ficheroSips2 } from './fichero-sips2.ts';
import { numeroDe, type ObjetoDeRespuesta, objetosDe, textoDe } from './objeto-de-respuesta.ts';

/** A supply of `get-supplies`; the codes are those that its other calls ask for. */
export type SuministroDeDatadis = {
  readonly cups: string;
  readonly distributorCode: string;
  readonly pointType: string;
  readonly codigoPostal: string;
  readonly municipio: string;
};

/** The supply of a CUPS among those that a holder has; fails with `sin-datos` where it is none of them. */
export function readSuministroDeDatadis(cups: string, respuesta: unknown): Result<SuministroDeDatadis> {
  const objeto = objetosDe(respuesta).find((candidato) => {
    const leido = parseCups(textoDe(candidato, 'cups'));
    return leido.ok && leido.value.cups === cups;
  });
  if (!objeto)
    return fail('sin-datos', 'Datadis no tiene ese CUPS entre los del titular, o no ha dado su permiso allí');
  return ok({
    cups: textoDe(objeto, 'cups'),
    distributorCode: textoDe(objeto, 'distributorCode'),
    pointType: textoDe(objeto, 'pointType'),
    codigoPostal: textoDe(objeto, 'postalCode'),
    municipio: textoDe(objeto, 'municipality'),
  });
}

/** What the contract of a supply says: its tariff, where it names one that is in force, and its powers. */
export type ContratoDeDatadis = {
  readonly tarifa: Tarifa | undefined;
  readonly potenciasKw: readonly number[];
};

/** The newest contract of `get-contract-detail`; nothing of it is known where the answer is empty. */
export function readContratoDeDatadis(respuesta: unknown): ContratoDeDatadis {
  const contratos = [...objetosDe(respuesta)].sort((a, b) =>
    textoDe(a, 'startDate').localeCompare(textoDe(b, 'startDate')),
  );
  const contrato = contratos.at(-1) ?? {};
  const potencias = contrato.contractedPowerkW;
  return {
    tarifa: tarifaDe(contrato),
    potenciasKw: Array.isArray(potencias)
      ? potencias.map((kw) => numeroDe({ kw }, 'kw')).filter((kw) => kw !== undefined)
      : [],
  };
}

/** Texts such as `2.0TD`, `2.0 TD` or the code of table 17 of the ATR formats. */
function tarifaDe(contrato: ObjetoDeRespuesta): Tarifa | undefined {
  for (const campo of ['accessFare', 'codeFare']) {
    const texto = textoDe(contrato, campo).toUpperCase();
    const nombre = /\d\.\d\s*TD(\s*VE)?/.exec(texto)?.[0].replace(/\s/g, '') ?? '';
    const tarifa = isTarifa(nombre) ? nombre : tarifaDeCodigoAtr(texto.padStart(3, '0'));
    if (tarifa) return tarifa;
  }
  return undefined;
}

/** The sheet of a supply as a file of SIPS2, powers in W. */
export function fichaDeDatadis(
  { cups, pointType, codigoPostal, municipio }: SuministroDeDatadis,
  { tarifa, potenciasKw }: ContratoDeDatadis,
): string {
  const potencias = potenciasKw.slice(0, tarifa ? periodosDe(tarifa, 'potencia') : potenciasKw.length);
  const celdas: CeldasDeSips2 = {
    codigoEmpresaDistribuidora: cups.slice(2, 6),
    cups,
    codigoPostalPS: /^\d{4,5}$/.test(codigoPostal) ? codigoPostal.padStart(5, '0') : '',
    municipioPS: municipio,
    codigoTarifaATREnVigor: tarifa && fichaTarifa(tarifa).codigosAtr[0],
    codigoClasificacionPS: /^[1-5]$/.test(pointType) ? `0${pointType}` : '',
    ...Object.fromEntries(
      potencias.map((kw, i) => [`potenciasContratadasEnWP${i + 1}`, Math.round(kw * 1000)]),
    ),
  };
  return ficheroSips2('ps', [celdas]);
}
