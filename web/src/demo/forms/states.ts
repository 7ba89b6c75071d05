/** A proposal goes through these states, each in its colour. The first has the accent colour, which is no tone. */
export const PROPOSAL_STATES = [
  { tone: undefined, label: 'Propuesta' },
  { tone: 'info', label: 'Enviada' },
  { tone: 'ok', label: 'Firmada' },
  { tone: 'warn', label: 'Por vencer' },
  { tone: 'bad', label: 'Rechazada' },
  { tone: 'idle', label: 'Archivada' },
] as const;
