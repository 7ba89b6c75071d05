import { type Issue, ok, type Result } from '../result.ts';
import type { EntradaSinOfertas } from './entrada.ts';
import { type Preparado, prepareLado } from './lado.ts';

type Lados = {
  readonly hoy: readonly Preparado[];
  readonly propuesta: readonly Preparado[];
  readonly avisos: readonly Issue[];
};

/**
 * Both sides of a study, ready for their prices. Where the excess power of either cannot be billed (meter types 1–3
 * need the quarter-hour curve; a day may have no published term), neither side knows it and the study says so.
 */
export function prepareLados(entrada: EntradaSinOfertas): Result<Lados> {
  const { potenciasKw, potenciaEstudioKw } = entrada;
  const hoy = prepareLado(entrada, potenciasKw);
  if (!hoy.ok) return sinExcesos(entrada, hoy.issue);
  const propuesta = potenciaEstudioKw ? prepareLado(entrada, potenciaEstudioKw) : hoy;
  if (!propuesta.ok) return sinExcesos(entrada, propuesta.issue);
  return ok({ hoy: hoy.value, propuesta: propuesta.value, avisos: [] });
}

function sinExcesos(entrada: EntradaSinOfertas, issue: Issue): Result<Lados> {
  const motivo = motivoSinExcesos(issue);
  if (motivo === undefined) return { ok: false, issue };
  const periodos = entrada.periodos.map((periodo) => ({ ...periodo, demanda: undefined }));
  const lados = prepareLados({ ...entrada, periodos });
  if (!lados.ok) return lados;
  const message = `Los excesos de potencia no se comparan: ${motivo}. Los totales van sin ellos`;
  return ok({ ...lados.value, avisos: [{ code: 'excesos-no-comparados', message }] });
}

/** Undefined when the fault is not the excess, or does not depend on its price. */
function motivoSinExcesos({ code, message, part = '' }: Issue): string | undefined {
  if (code === 'faltan-cuartoshorarios') {
    return 'sin la curva cuartohoraria de todos los días no se pueden saber';
  }
  // `tep`, `tepp` and `kp` are the tables of the excess term.
  const sinTermino = code === 'sin-tabla-regulada' && /^(tepp?-|kp$)/.test(part);
  return sinTermino ? `${message.charAt(0).toLowerCase()}${message.slice(1)}` : undefined;
}
