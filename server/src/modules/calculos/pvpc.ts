import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import { calculateFacturaPvpc, serieDePvpc } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { storedSerie } from '../mercado/mercado.service.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import { consumptionOf } from './consumo-por-horas.ts';
import { serieDada } from './curva-dada.ts';
import { alquilerDe, answerOf } from './factura.service.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.pvpc>;

export async function billPvpc(db: Db, body: Body): Promise<ResponseOf<typeof calculos.pvpc>> {
  const { zona, uso, iee, impuesto, consumos = [], bonoSocial } = body;
  const desde = diaDelCampo(body.desde, 'desde');
  const hasta = diaDelCampo(body.hasta, 'hasta');
  const { curva, fuente, avisos } = await consumptionOf(db, {
    tarifa: '2.0TD',
    zona,
    curva: body.curva,
    lecturas: { desde, hasta, consumos, campo: '' },
  });
  const pvpc = body.pvpc
    ? serieDada(body.pvpc, 'pvpc')
    : await storedSerie(db, { serie: serieDePvpc(zona), zona, desde: desde + 1, hasta });
  const alquiler = alquilerDe(body.alquiler);
  const factura = answerOf(
    orProblem(
      calculateFacturaPvpc({
        zona,
        desde,
        hasta,
        potenciasKw: body.potencias,
        curva,
        pvpc,
        bonoSocialDePvpc: bonoSocial,
        ley: await leyDelMes(db),
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
