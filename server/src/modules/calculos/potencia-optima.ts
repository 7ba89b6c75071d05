import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  type ControlDePotencia,
  controlDePotenciaDe,
  type DemandaEstudio,
  diaDe,
  type Issue,
  optimizePotencia,
} from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { comoCurva } from './cuartoshorarios.ts';

type Body = BodyOf<typeof calculos.potenciaOptima>;

/** Computes the optimum of a call; a refusal names the call's own fields. */
export function optimize(body: Body): ResponseOf<typeof calculos.potenciaOptima> {
  const optimo = optimizePotencia({
    tarifa: body.tarifa,
    zona: body.zona,
    potenciasKw: body.potencias,
    tipoMedida: body.tipoMedida,
    anio: body.anio,
    demanda: demandaDe(body),
    controlPotencia: controlDe(body),
    pasoKw: body.paso,
    minimoKw: body.minimo,
    maximoKw: body.maximo,
  });
  if (!optimo.ok) throw issueProblem(conCampoDeLaLlamada(optimo.issue));
  const { optimaKw, costeActualEur, costeOptimoEur, ahorroAnualEur, avisos, prudente, cambio } = optimo.value;
  return {
    optima: [...optimaKw],
    costeActual: costeActualEur,
    costeOptimo: costeOptimoEur,
    ahorroAnual: ahorroAnualEur,
    alternativa: prudente && {
      potencias: [...prudente.potenciasKw],
      coste: prudente.costeEur,
      masQueOptima: prudente.masQueOptimaEur,
      ahorroAnual: prudente.ahorroAnualEur,
    },
    cambio: cambio && {
      lineas: cambio.derechos.map(({ concepto, cantidad, precioEur, importeEur }) => ({
        concepto,
        cantidad,
        precio: precioEur,
        importe: importeEur,
      })),
      coste: cambio.costeEur,
      mesesHastaCompensar: cambio.mesesHastaCompensar,
    },
    avisos: avisos.map((aviso) => aviso.message),
  };
}

function controlDe({ controlPotencia }: Body): ControlDePotencia | undefined {
  if (controlPotencia === 'icp' || controlPotencia === 'maximetro') return controlPotencia;
  return controlDePotenciaDe(controlPotencia);
}

function demandaDe({ maximetros, cuartoshorarios, anio }: Body): DemandaEstudio {
  if (cuartoshorarios) return { tipo: 'cuartos', curva: comoCurva(cuartoshorarios, diaDe(anio, 1, 1)) };
  const meses = (maximetros ?? []).map(({ mes, kw }) => ({
    mes: typeof mes === 'number' ? mes : Number(mes.slice(5)),
    kw,
  }));
  return { tipo: 'maximetros', meses };
}

function conCampoDeLaLlamada({ code, message, part = '' }: Issue): Issue {
  const campo = part
    .replace(/^demanda\.meses/, 'maximetros')
    .replace(/^demanda.*/, 'cuartoshorarios')
    .replace(/^(potencias|paso|minimo|maximo)Kw/, '$1');
  return campo === '' ? { code, message } : { code, message, part: campo };
}
