import type { tareas } from '@vatio/contract/endpoints';

type TareaDeMuestra = {
  readonly tipo: tareas.Tarea['tipo'];
  readonly titulo: string;
  readonly nota: string;
  /** The day counts from today. */
  readonly dias: number;
  readonly hora: string | null;
};

/** A day of work of each representative, with what was left of yesterday and what comes next. */
export const TAREAS: readonly TareaDeMuestra[] = [
  {
    tipo: 'llamada',
    titulo: 'Preguntar si ha visto la propuesta',
    nota: 'Quería comentarla con su gestoría.',
    dias: -1,
    hora: null,
  },
  {
    tipo: 'llamada',
    titulo: 'Cerrar la fecha del cambio',
    nota: 'Mejor a primera hora.',
    dias: 0,
    hora: '09:30',
  },
  {
    tipo: 'visita',
    titulo: 'Revisar las potencias en el cuadro',
    nota: 'Llevar el estudio impreso.',
    dias: 0,
    hora: '12:00',
  },
  { tipo: 'recordatorio', titulo: 'Pedir la última factura', nota: '', dias: 0, hora: null },
  { tipo: 'visita', titulo: 'Presentar la renovación', nota: '', dias: 2, hora: '17:00' },
];

/** The request of erasure was made so many days ago. */
export const SUPRESION = { haceDias: 6, motivo: 'Vendí el local y ya no soy cliente.' };

/** What the client of the demo's account is asked for. */
export const PEDIDO = {
  papeles: ['factura', 'identidad'],
  nota: 'Vale la factura de cualquier hotel, con todas sus páginas.',
} as const;
