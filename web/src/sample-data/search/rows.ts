import { drawPortrait, fileIcon } from '../pictures.ts';
import type { ContactEntry, FileEntry } from './search.ts';

export const files: readonly FileEntry[] = [
  { title: 'Guía para leer la factura', by: 'Rosa Quintana', size: '860kb', file: fileIcon('pdf') },
  { title: 'Libro de precios de invierno', by: 'Lucía Ferrandis', size: '54kb', file: fileIcon('xls') },
  { title: 'Guion de la primera llamada', by: 'Marcos Peña', size: '18kb', file: fileIcon('doc') },
  { title: 'Curva de carga del hotel Miramar', by: 'Fátima Benali', size: '312kb', file: fileIcon('csv') },
];

function contact(title: string, email: string, date: string): ContactEntry {
  return { title, email, img: drawPortrait(title), date };
}

export const contacts: readonly ContactEntry[] = [
  contact('Rosa Quintana', 'rosa.quintana@vatio.example', '14/03/2026'),
  contact('Marcos Peña', 'marcos.pena@vatio.example', '02/06/2026'),
  contact('Nuria Pardo', 'nuria@panaderiapardo.example', '27/08/2026'),
  contact('Óscar Rey', 'oscar.rey@frigorificosrey.example', '09/10/2026'),
];
