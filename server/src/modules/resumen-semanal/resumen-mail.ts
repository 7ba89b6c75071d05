import type { inicio, ResponseOf } from '@vatio/contract/endpoints';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import type { Citados, Lector } from './resumen-semanal.repository.ts';

type Tarea = Pick<ResponseOf<typeof inicio.summary>['tareas'][number], 'tarea' | 'cuantas'>;

export type Resumen = {
  readonly tareas: readonly Tarea[];
  readonly porAcabar: Citados;
  readonly firmados: Citados;
};

/** What awaits, of one and of several. */
const TAREAS: Readonly<Record<Tarea['tarea'], readonly [string, string]>> = {
  'tareas-atrasadas': ['tarea atrasada', 'tareas atrasadas'],
  'tareas-de-hoy': ['tarea para hoy', 'tareas para hoy'],
  'propuestas-aceptadas': [
    'propuesta aceptada: envía su contrato',
    'propuestas aceptadas: envía sus contratos',
  ],
  'propuestas-rechazadas': ['propuesta rechazada', 'propuestas rechazadas'],
  'propuestas-sin-respuesta': ['propuesta vista sin respuesta', 'propuestas vistas sin respuesta'],
  'propuestas-por-caducar': ['propuesta a punto de caducar', 'propuestas a punto de caducar'],
  'contratos-por-firmar': ['contrato por firmar', 'contratos por firmar'],
  'contratos-por-solicitar': [
    'contrato firmado por solicitar a la distribuidora',
    'contratos firmados por solicitar a la distribuidora',
  ],
  'atr-rechazado': ['cambio rechazado por la distribuidora', 'cambios rechazados por la distribuidora'],
  'incidencias-abiertas': ['incidencia sin contestar', 'incidencias sin contestar'],
  'cuentas-en-espera': ['cuenta por aprobar', 'cuentas por aprobar'],
  'renovaciones-30': ['contrato vence en 30 días', 'contratos vencen en 30 días'],
  'renovaciones-vencidas': ['contrato vencido', 'contratos vencidos'],
  'liquidaciones-por-revisar': ['liquidación por revisar', 'liquidaciones por revisar'],
  'importaciones-terminadas': ['importación terminada hoy', 'importaciones terminadas hoy'],
};

export function isEmpty({ tareas, porAcabar, firmados }: Resumen): boolean {
  return tareas.length + porAcabar.count + firmados.count === 0;
}

/** The mail of each Monday, with only the parts that have something to tell. */
export function mailOfResumen({
  lector: { id, nombre, email },
  resumen: { tareas, porAcabar, firmados },
  publicUrl,
}: {
  readonly lector: Lector;
  readonly resumen: Resumen;
  readonly publicUrl: string;
}): Carta {
  const enlace = `${publicUrl}/inicio`;
  const awaits = tareas.map(({ tarea, cuantas }) => `${cuantas} ${TAREAS[tarea][cuantas === 1 ? 0 : 1]}`);
  return {
    motivo: 'aviso',
    entidad: 'usuario',
    entidadId: id,
    destinatario: email,
    asunto: 'Tu semana: lo que te espera y lo que se firmó',
    texto: [
      `Hola, ${nombre}:`,
      ...partOf('Te espera:', awaits),
      ...partOf('Acaba en los próximos 30 días:', linesOf(porAcabar, 'acaba el')),
      ...partOf('Se firmó la semana pasada:', linesOf(firmados, 'firmado el')),
      enlace,
      `Elige si quieres este resumen en ${publicUrl}/mi-cuenta`,
    ].join('\n\n'),
    enlace,
  };
}

function partOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `· ${line}`)].join('\n')];
}

function linesOf({ rows, count }: Citados, verb: string): string[] {
  const named = rows.map(({ codigo, cliente, fecha }) => `${codigo}, de ${cliente}: ${verb} ${dayOf(fecha)}`);
  const more = count - rows.length;
  return more > 0 ? [...named, `y ${more} más`] : named;
}

/** `2026-11-23` → `23/11/2026`. */
function dayOf(fecha: string): string {
  return fecha.split('-').reverse().join('/');
}
