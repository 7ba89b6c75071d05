/** A button for each colour of a state, with a thing that may be done there. */
export const TONES = [
  { tone: 'accent', label: 'Proponer' },
  { tone: 'info', label: 'Estudiar' },
  { tone: 'ok', label: 'Activar' },
  { tone: 'warn', label: 'Reclamar' },
  { tone: 'bad', label: 'Anular' },
  { tone: 'idle', label: 'Archivar' },
] as const;
