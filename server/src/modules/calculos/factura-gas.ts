import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import { calculateFacturaGas } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { alquilerDe, otrosDe } from './factura.service.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.facturaGas>;

export function billFacturaGas(body: Body): ResponseOf<typeof calculos.facturaGas> {
  const { consumoKwh, m3 = 0, factorConversion = 0, pcs = 0, precios, zona, hidrocarburos, impuesto } = body;
  const alquiler = alquilerDe(body.alquiler);
  const factura = calculateFacturaGas({
    desde: diaDelCampo(body.desde, 'desde'),
    hasta: diaDelCampo(body.hasta, 'hasta'),
    // The schema lets in one of the two, whole.
    consumo: consumoKwh === undefined ? { m3, factorConversion, pcs } : { kwh: consumoKwh },
    precios,
    ...(alquiler && { alquiler }),
    otros: otrosDe(body.otros),
    hidrocarburosEurKwh: hidrocarburos?.tipoEurKwh,
    tipoImpuesto: impuesto?.tipo,
    zona,
  });
  const { lineas, impuestos, avisos, ...resto } = orProblem(factura);
  return {
    ...resto,
    lineas: [...lineas],
    impuestos: [...impuestos],
    avisos: avisos.map(({ message }) => message),
  };
}
