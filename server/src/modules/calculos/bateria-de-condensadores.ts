import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import { bateriaDeCondensadores, type Issue } from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { filasDeLecturas } from './lecturas-dadas.ts';

type Body = BodyOf<typeof calculos.bateriaCondensadores>;

/** Sizes the bank of a call; a refusal names the call's own fields. */
export function sizeBateria(body: Body): ResponseOf<typeof calculos.bateriaCondensadores> {
  const { tarifa, zona, cosPhi, precio } = body;
  const leida = bateriaDeCondensadores({
    tarifa,
    zona,
    filas: filasDeLecturas(tarifa, body.lecturas),
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

function enLaLlamada({ code, message }: Issue): Issue {
  return { code, message, part: 'lecturas' };
}
