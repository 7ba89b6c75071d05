import type { Issue } from '@vatio/domain';
import { type ProblemError, problem } from '../../platform/problems.ts';
import type { PuntoDeEstudio } from './punto-de-estudio.ts';

/** Maps the fields of a bill's issue to those of the call. */
const CAMPOS: readonly (readonly [RegExp, string])[] = [
  [/^precios\.energia/, 'precioEnergiaCliente'],
  [/^precios\.potencia(PorDia)?/, 'precioPotenciaCliente'],
  [/^precios\.fijo/, 'precioFijoCliente'],
  [/^potenciaEstudio/, 'potenciaEstudio'],
  [/^excedentes(Kwh|\.energiaKwh.*)/, 'excedentesKwh'],
  [/^(iee|impuesto|bonoSocial)\b.*/, 'supuestos'],
];

/**
 * The refusal of a point that cannot be studied, with its CUPS: a 400 on the call's field when the call brought
 * the fault, and a 409 on the point when its stored data did.
 */
export function rechazoDePunto(i: number, { ficha, consumos }: PuntoDeEstudio, issue: Issue): ProblemError {
  const { code, message, part = '' } = issue;
  const titulo = `${ficha.cups}: ${message}`;
  if (code === 'sin-tabla-regulada')
    return problem({ code, status: 400, title: titulo, extra: { errors: { fecha: message } } });
  const campo = CAMPOS.find(([parte]) => parte.test(part));
  if (campo)
    return problem({
      code,
      status: 400,
      title: titulo,
      extra: { errors: { [ruta(i, part.replace(...campo))]: message } },
    });
  if (part.startsWith('consumos.') && consumos.some(({ fuente }) => fuente === 'estudio')) {
    return problem({ code, status: 400, title: titulo, extra: { errors: { [ruta(i, part)]: message } } });
  }
  return problem({ code, status: 409, title: titulo, extra: { errors: { [ruta(i, 'cups')]: message } } });
}

function ruta(i: number, campo: string): string {
  return campo === 'supuestos' ? campo : `puntos.${i}.${campo}`;
}

/** The chosen product of a point, as an error of the call names it. */
export function productField(i: number): string {
  return ruta(i, 'idProducto');
}
