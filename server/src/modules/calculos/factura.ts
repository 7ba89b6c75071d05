import type { BodyOf, calculos, ResponseOf } from '@vatio/contract';
import {
  calcularFactura,
  type DemandaFacturada,
  type EntradaFactura,
  type PreciosFactura,
} from '@vatio/domain';
import { issueProblem, orProblem } from '../../platform/issues.ts';
import { porPeriodos } from './cuartoshorarios.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.factura>;

/** The bill of the call, in the names of `domain`. */
export function facturar(body: Body): ResponseOf<typeof calculos.factura> {
  const { lineas, impuestos, ...resto } = orProblem(calcularFactura(entradaDe(body)));
  return { ...resto, lineas: [...lineas], impuestos: [...impuestos] };
}

function entradaDe(body: Body): EntradaFactura {
  const { tarifa, zona, uso, divisorAnual, redondeo, impuesto, iee, excedentes, tipoMedida } = body;
  return {
    tarifa,
    zona,
    uso,
    desde: diaDelCampo(body.desde, 'desde'),
    hasta: diaDelCampo(body.hasta, 'hasta'),
    ...(body.fechaFactura && { fechaFactura: diaDelCampo(body.fechaFactura, 'fechaFactura') }),
    tipoMedida,
    potenciasKw: body.potencias,
    consumosKwh: body.consumos,
    demanda: demandaDe(body),
    reactivaKvarh: body.reactiva,
    precios: preciosDe(body.precios),
    descuentos: body.descuentos?.map((descuento) => {
      const { texto, sobre } = descuento;
      if ('porUno' in descuento) return { texto, sobre, porUno: descuento.porUno };
      return { texto, sobre, importeEur: descuento.importe };
    }),
    excedentes,
    bonoSocial: bonoSocialDe(body.bonoSocial),
    alquiler: alquilerDe(body.alquiler),
    iee,
    impuesto,
    divisorAnual,
    redondeo,
  };
}

function demandaDe(body: Body): DemandaFacturada | undefined {
  const { maximetros, cuartoshorarios, tarifa, zona } = body;
  if (maximetros && cuartoshorarios) {
    const message = 'Indica «maximetros» o «cuartoshorarios», no los dos';
    throw issueProblem({ code: 'demanda-doble', message, part: 'cuartoshorarios' });
  }
  if (maximetros) return { tipo: 'maximetro', kw: maximetros };
  if (!cuartoshorarios) return undefined;
  return { tipo: 'cuartos', kwPorPeriodo: porPeriodos(cuartoshorarios, tarifa, zona) };
}

function preciosDe({ energia, potencia, potenciaPorDia, peajesIncluidos }: Body['precios']): PreciosFactura {
  const comun = { energiaEurKwh: energia, peajesIncluidos };
  return potenciaPorDia
    ? { ...comun, potenciaEurKwDia: potenciaPorDia }
    : { ...comun, potenciaEurKwAnio: potencia ?? [] };
}

function bonoSocialDe(bono: Body['bonoSocial']): EntradaFactura['bonoSocial'] {
  if (bono === undefined || bono === null || bono === 'regulado') return bono;
  return 'porDia' in bono ? { eurDia: bono.porDia } : { importeEur: bono.importe };
}

function alquilerDe(alquiler: Body['alquiler']): EntradaFactura['alquiler'] {
  if (alquiler?.porDia !== undefined) return { eurDia: alquiler.porDia };
  if (alquiler?.porMes !== undefined) return { eurMes: alquiler.porMes };
  return alquiler?.importe === undefined ? undefined : { importeEur: alquiler.importe };
}
