/** What a sheet says, in the languages in which it can be asked for. */
export type Text = { readonly es: string; readonly en: string };

export type Language = keyof Text;

/** The language asked for by an `Accept-Language`; Spanish, which programs read, where it names neither. */
export function languageOf(accepted: string | undefined): Language {
  const first = /\b(?:es|en)\b/i.exec(accepted ?? '');
  return first?.[0].toLowerCase() === 'en' ? 'en' : 'es';
}

/**
 * The titles of the columns of exports, and the words of their cells. The Spanish ones are the names by which files are read
 * again and programs find a column, so they do not change.
 */
export const WORDS = {
  tareas: { es: 'Tareas', en: 'Tasks' },
  fecha: { es: 'Fecha', en: 'Date' },
  hora: { es: 'Hora', en: 'Time' },
  tipo: { es: 'Tipo', en: 'Type' },
  llamada: { es: 'Llamada', en: 'Call' },
  visita: { es: 'Visita', en: 'Visit' },
  recordatorio: { es: 'Recordatorio', en: 'Reminder' },
  queHayQueHacer: { es: 'Qué hay que hacer', en: 'What to do' },
  deQuien: { es: 'De quién', en: 'Whose' },
  cliente: { es: 'Cliente', en: 'Customer' },
  cups: { es: 'CUPS', en: 'CUPS' },
  contrato: { es: 'Contrato', en: 'Contract' },
  nota: { es: 'Nota', en: 'Note' },
  seRepite: { es: 'Se repite', en: 'Repeats' },
  no: { es: 'No', en: 'No' },
  si: { es: 'Sí', en: 'Yes' },
  semanal: { es: 'Semanal', en: 'Weekly' },
  mensual: { es: 'Mensual', en: 'Monthly' },
  anual: { es: 'Anual', en: 'Yearly' },
  estado: { es: 'Estado', en: 'Status' },
  pendiente: { es: 'Pendiente', en: 'Pending' },
  hecha: { es: 'Hecha', en: 'Done' },
} as const satisfies Readonly<Record<string, Text>>;

export type Word = keyof typeof WORDS;
