/** What a proposal goes through, each in its colour; the first in that of the house. */
export const STATES = [
  { tone: undefined, label: 'Propuesta' },
  { tone: 'info', label: 'Enviada' },
  { tone: 'ok', label: 'Firmada' },
  { tone: 'warn', label: 'Por vencer' },
  { tone: 'bad', label: 'Rechazada' },
  { tone: 'idle', label: 'Archivada' },
] as const;
