import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import { calculateFacturaPvpc } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { consumptionOf } from './consumo-por-horas.ts';
import { serieDada } from './curva-dada.ts';
import { alquilerDe, answerOf } from './factura.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.pvpc>;

export function billPvpc(body: Body): ResponseOf<typeof calculos.pvpc> {
  const { zona, uso, iee, impuesto, consumos = [], bonoSocial } = body;
  const desde = diaDelCampo(body.desde, 'desde');
  const hasta = diaDelCampo(body.hasta, 'hasta');
  const { curva, fuente, avisos } = consumptionOf({
    tarifa: '2.0TD',
    zona,
    curva: body.curva,
    lecturas: { desde, hasta, consumos, campo: '' },
  });
  const alquiler = alquilerDe(body.alquiler);
  const factura = answerOf(
    orProblem(
      calculateFacturaPvpc({
        zona,
        desde,
        hasta,
        potenciasKw: body.potencias,
        curva,
        pvpc: serieDada(body.pvpc, 'pvpc'),
        bonoSocialDePvpc: bonoSocial,
        ...(uso && { uso }),
        ...(body.fechaFactura && { fechaFactura: diaDelCampo(body.fechaFactura, 'fechaFactura') }),
        ...(alquiler && { alquiler }),
        ...(iee && { iee }),
        ...(impuesto && { impuesto }),
      }),
    ),
  );
  return { ...factura, fuente, avisos: [...avisos, ...factura.avisos] };
}
