import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Cierre de precios de mañana': 'Tomorrow’s prices close',
  'Publica el OMIE, se revisa el indexado y se avisa a la cartera.':
    'OMIE publishes, the indexed prices are checked and the portfolio is told.',
  'Visita a la cooperativa de regantes': 'Visit to the irrigation cooperative',
  'Puente en Cudillero': 'Long weekend in Cudillero',
  'Revisión del dentista': 'Dental check-up',
  'Cumpleaños de Lucas': 'Lucas’s birthday',
  'Tarta de limón. El regalo ya está.': 'Lemon cake. The present is ready.',
  'Media maratón': 'Half marathon',
  'Entrega del trastero': 'Handover of the storage room',
  'Feria de la energía': 'Energy fair',
  'Recinto ferial, pabellón 4': 'Fairground, hall 4',
  'Reparto de comisiones': 'Commission payout',
  'Renovar el abono del teatro': 'Renew the theatre season ticket',
};
