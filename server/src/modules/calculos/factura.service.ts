import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  calculateFactura,
  calculateImpresa,
  type EntradaFactura,
  type Factura,
  type LeyDelMes,
  type PreciosFactura,
  type TramoFactura,
} from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { demandaDe } from './demanda-facturada.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.factura>;

/** A total that is given is that of a bill which somebody else printed. */
export function billFactura(
  { totalImpreso, ...body }: Body,
  ley: LeyDelMes,
): ResponseOf<typeof calculos.factura> {
  const entrada = { ...entradaDe(body), ley };
  return answerOf(
    orProblem(
      totalImpreso === undefined ? calculateFactura(entrada) : calculateImpresa(entrada, totalImpreso),
    ),
  );
}

type AnsweredFactura = ResponseOf<typeof calculos.factura> & { readonly avisos: string[] };

/** A bill as the calls answer it. */
export function answerOf({ lineas, impuestos, avisos, segunNorma, ...resto }: Factura): AnsweredFactura {
  return {
    ...resto,
    ...(segunNorma && { segunNorma: answeredNorma(segunNorma) }),
    lineas: [...lineas],
    impuestos: [...impuestos],
    avisos: avisos.map(({ message }) => message),
  };
}

function answeredNorma({ lecturas, ...norma }: NonNullable<Factura['segunNorma']>) {
  return {
    ...norma,
    lecturas: lecturas.map(({ impuestos, ...lectura }) => ({ ...lectura, impuestos: [...impuestos] })),
  };
}

/** The bill of the call in the names of the domain. */
export function entradaDe(body: Body): EntradaFactura {
  const { tarifa, zona, uso, divisorAnual, redondeo, impuesto, iee, excedentes, tipoMedida, rectifica } =
    body;
  return {
    tarifa,
    zona,
    uso,
    desde: diaDelCampo(body.desde, 'desde'),
    hasta: diaDelCampo(body.hasta, 'hasta'),
    ...(body.fechaFactura && { fechaFactura: diaDelCampo(body.fechaFactura, 'fechaFactura') }),
    ...(body.fechaPrecios && { fechaPrecios: diaDelCampo(body.fechaPrecios, 'fechaPrecios') }),
    tipoMedida,
    potenciasKw: body.potencias,
    consumosKwh: body.consumos,
    demanda: demandaDe(body, { tarifa, zona, part: 'cuartoshorarios' }),
    reactivaKvarh: body.reactiva,
    precios: preciosDe(body.precios),
    tramos: tramosDe(body),
    descuentos: body.descuentos?.map((descuento) => {
      const { texto, sobre } = descuento;
      if ('porUno' in descuento) return { texto, sobre, porUno: descuento.porUno };
      return { texto, sobre, importeEur: descuento.importe };
    }),
    excedentes,
    otros: otrosDe(body.otros),
    rectifica: rectifica && {
      ...rectifica,
      fechaFactura: rectifica.fechaFactura
        ? diaDelCampo(rectifica.fechaFactura, 'rectifica.fechaFactura')
        : undefined,
    },
    bonoSocial: bonoSocialDe(body.bonoSocial),
    alquiler: alquilerDe(body.alquiler),
    iee,
    impuesto,
    divisorAnual,
    redondeo,
  };
}

function tramosDe({ tramos, tarifa, zona }: Body): TramoFactura[] | undefined {
  return tramos?.map((tramo, i) => {
    const { hasta, fechaPrecios, precios, ...propio } = tramo;
    const campo = `tramos.${i}`;
    return {
      hasta: diaDelCampo(hasta, `${campo}.hasta`),
      tarifa: propio.tarifa,
      tipoMedida: propio.tipoMedida,
      potenciasKw: propio.potencias,
      consumosKwh: propio.consumos,
      reactivaKvarh: propio.reactiva,
      divisorAnual: propio.divisorAnual,
      demanda: demandaDe(tramo, {
        tarifa: propio.tarifa ?? tarifa,
        zona,
        part: `${campo}.cuartoshorarios`,
      }),
      ...(fechaPrecios && { fechaPrecios: diaDelCampo(fechaPrecios, `${campo}.fechaPrecios`) }),
      ...(precios && { precios: preciosDe(precios) }),
    };
  });
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

export function alquilerDe(alquiler: Body['alquiler']): EntradaFactura['alquiler'] {
  if (alquiler?.porDia !== undefined) return { eurDia: alquiler.porDia };
  if (alquiler?.porMes !== undefined) return { eurMes: alquiler.porMes };
  return alquiler?.importe === undefined ? undefined : { importeEur: alquiler.importe };
}

export function otrosDe(otros: Body['otros']): EntradaFactura['otros'] {
  return otros?.map(({ importe, ...concepto }) => ({ ...concepto, importeEur: importe }));
}
