import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import { bateriaDeCondensadores, type FilaConsumo, type Issue, periodosDe, type Tarifa } from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { invalidData } from '../../platform/problems.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.bateriaCondensadores>;

/** Sizes the bank of a call; a refusal names the call's own fields. */
export function sizeBateria(body: Body): ResponseOf<typeof calculos.bateriaCondensadores> {
  const { tarifa, zona, cosPhi, precio } = body;
  const leida = bateriaDeCondensadores({
    tarifa,
    zona,
    filas: body.lecturas.map((lectura, i) => filaDe(tarifa, lectura, i)),
    cosPhiDeseado: cosPhi,
    precioEur: precio,
  });
  if (!leida.ok) throw issueProblem(enLaLlamada(leida.issue));
  if (leida.value === null) return { penalizacion: 0, bateria: null, avisos: [] };
  const { penalizacionEur, conBateriaEur, sobrecompensa, necesariaKvar, escalonKvar, ...resto } = leida.value;
  return {
    penalizacion: penalizacionEur,
    bateria: {
      necesariaKvar,
      escalonKvar,
      penalizacionConBateria: conBateriaEur,
      ahorroAnual: resto.ahorroAnualEur,
      mesesHastaAmortizar: resto.mesesHastaAmortizar,
    },
    avisos: sobrecompensa ? [SOBRECOMPENSA] : [],
  };
}

const SOBRECOMPENSA =
  'Da más de lo que pide P6: sin regulación, de noche la energía sería capacitiva. Hoy su precio es 0 €/kVArh (CNMC, resolución de 18-03-2021)';

function filaDe(
  tarifa: Tarifa,
  { desde, hasta, consumos, reactiva }: Body['lecturas'][number],
  i: number,
): FilaConsumo {
  const cuantos = periodosDe(tarifa, 'energia');
  for (const [campo, lista] of Object.entries({ consumos, reactiva })) {
    if (lista.length !== cuantos)
      throw invalidData({
        [`lecturas.${i}.${campo}`]: `${tarifa} lleva ${cuantos} periodos; han llegado ${lista.length}`,
      });
  }
  const [apertura, cierre] = [
    diaDelCampo(desde, `lecturas.${i}.desde`),
    diaDelCampo(hasta, `lecturas.${i}.hasta`),
  ];
  if (cierre <= apertura) {
    throw invalidData({ [`lecturas.${i}.hasta`]: 'La lectura final debe ser posterior a la inicial' });
  }
  return { desde: apertura, hasta: cierre, activaKwh: consumos, reactivaKvarh: reactiva, maximetroKw: [] };
}

function enLaLlamada({ code, message }: Issue): Issue {
  return { code, message, part: 'lecturas' };
}
