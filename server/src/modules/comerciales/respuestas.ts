import type { comerciales } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { today } from '../../platform/today.ts';
import type { FilaFicha } from './comerciales.repository.ts';

export function respuestaComercial(ficha: FilaFicha, { id, role }: Viewer): comerciales.Comercial {
  const { cadena, equipoDirecto, propuestasAbiertas, contratosEnBorrador, invitacionCaduca } = ficha;
  return {
    ...ficha,
    cadena,
    equipoDirecto,
    propuestasAbiertas,
    contratosEnBorrador,
    invitacionCaduca,
    fiscal: role === 'admin' || ficha.usuarioId === id ? ficha.fiscal : null,
    cuentaId: role === 'admin' ? ficha.usuarioId : null,
    acciones: role === 'admin' ? accionesDe(ficha) : [],
  };
}

function accionesDe({ baja, cuenta, email }: FilaFicha): comerciales.Comercial['acciones'] {
  if (baja !== null && baja <= today()) return ['editar', 'reactivar', 'traspasar'];
  const deCuenta = {
    'sin-cuenta': email === null ? [] : (['invitar'] as const),
    invitado: ['reenviar-invitacion', 'revocar-invitacion'] as const,
    activo: [],
    bloqueado: [],
  }[cuenta];
  return ['editar', 'dar-de-baja', 'traspasar', ...deCuenta];
}
