import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  España: 'Spain',
  'Servidor de lecturas': 'Readings server',
  'Cuadro de mandos': 'Dashboard',
  'Copia nocturna': 'Nightly backup',
};
