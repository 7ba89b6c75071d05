import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  avisosDePaneles,
  type EntradaPaneles,
  type Issue,
  type LeyDelMes,
  sitioDeProvincia,
  studyPaneles,
  supuestosDe,
  tipoMedidaDe,
} from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { invalidData } from '../../platform/problems.ts';
import { diaDelCampo } from './instantes.ts';
import { filasDeLecturas } from './lecturas-dadas.ts';

type Body = BodyOf<typeof calculos.paneles>;

export function estimatePaneles(body: Body, ley: LeyDelMes): ResponseOf<typeof calculos.paneles> {
  const estudio = studyPaneles(entradaDe(body, ley));
  if (!estudio.ok) throw issueProblem(enLaLlamada(estudio.issue));
  const { filas, ...resto } = estudio.value;
  return {
    ...resto,
    facturas: [...filas],
    avisos: avisosDePaneles(body.instalacion.claridad !== undefined),
  };
}

function entradaDe(body: Body, ley: LeyDelMes): EntradaPaneles {
  const { tarifa, zona, uso, potencias, precios, instalacion, bateriaKwh, precio } = body;
  const sitio = sitioDeProvincia(body.provincia);
  if (!sitio) throw invalidData({ provincia: `No hay ninguna provincia ${body.provincia}` });
  const fecha = diaDelCampo(body.fecha, 'fecha');
  return {
    punto: {
      tarifa,
      zona,
      uso,
      tipoMedida: tipoMedidaDe(potencias),
      potenciasKw: potencias,
      potenciaEstudioKw: null,
      consumos: filasDeLecturas(tarifa, body.lecturas),
      precioEnergiaEurKwh: precios.energia,
      precioPotenciaEurKwAnio: precios.potencia,
      alquilerEurMes: null,
    },
    fecha,
    supuestos: supuestosDe({ fecha, zona, uso, potenciaMaximaKw: Math.max(...potencias), ley }),
    instalacion: {
      sitio,
      kwp: instalacion.kwp,
      orientacionGrados: instalacion.orientacion,
      inclinacionGrados: instalacion.inclinacion,
      claridad: instalacion.claridad,
    },
    bateriaKwh,
    precioExcedentesEurKwh: body.precioExcedentes,
    precioEur: precio,
  };
}

/** The domain names the fields of a bill by themselves, and those of an installation as they are. */
function enLaLlamada({ code, message, part = '' }: Issue): Issue {
  return {
    code,
    message,
    part: /^(kwp|orientacion|inclinacion|claridad)$/.test(part) ? `instalacion.${part}` : part,
  };
}
