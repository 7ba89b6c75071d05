import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Guía para leer la factura': 'How to read your bill',
  'Libro de precios de invierno': 'Winter price book',
  'Guion de la primera llamada': 'Script of the first call',
  'Curva de carga del hotel Miramar': 'Load curve of the hotel Miramar',
};
