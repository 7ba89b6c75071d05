import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  España: 'Spain',
  Francia: 'France',
  'Instalación fotovoltaica': 'Solar installation',
  'Auditoría energética': 'Energy audit',
  'Optimización de potencia': 'Power optimisation',
  'Mantenimiento de baterías de condensadores': 'Maintenance of capacitor banks',
};
