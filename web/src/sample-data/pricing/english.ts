import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Para empezar sin pagar nada': 'To begin without paying anything',
  '100 respuestas al mes': '100 answers a month',
  'Formularios y encuestas sin límite': 'Unlimited forms and surveys',
  'Campos sin límite en cada formulario': 'Unlimited fields in every form',
  'Herramientas básicas de diseño': 'Basic design tools',
  'Hasta dos subdominios': 'Up to two subdomains',
  'Para equipos pequeños y medianos': 'For small and medium teams',
  'Respuestas sin límite': 'Unlimited answers',
  'Página de perfil en tu dominio': 'A profile page on your domain',
  'Integración con hojas de cálculo': 'Works with spreadsheets',
  'Hasta cinco subdominios': 'Up to five subdomains',
  'Para organizaciones con varias sedes': 'For organisations with several sites',
  'Todo lo de Standard': 'Everything in Standard',
  'Formularios con tu propia marca': 'Forms with your own brand',
  'Cobros desde el formulario': 'Payments from the form',
  'Copias de seguridad cada hora': 'Hourly backups',
  'Atención por teléfono en el día': 'Same-day support by telephone',
  '¿Qué pasa si agoto las respuestas del mes?': 'What happens if I use up this month’s answers?',
  'Tus formularios siguen abiertos y guardamos lo que llegue. Podrás leerlo al mes siguiente o en cuanto cambies de plan.':
    'Your forms stay open and we keep what comes in. You can read it the month after, or as soon as you change plan.',
  '¿Hay precio especial para asociaciones sin ánimo de lucro?':
    'Is there a special price for non-profit associations?',
  'Sí: la mitad del plan Standard. Escríbenos desde el correo de la asociación y lo aplicamos en el siguiente recibo.':
    'Yes: half the Standard plan. Write to us from the association’s address and it will apply from the next bill.',
  '¿Puedo pasar de mensual a anual a mitad de mes?':
    'May I go from monthly to yearly in the middle of a month?',
  'Cuando quieras. Descontamos del año los días que ya habías pagado y el cambio vale desde ese momento.':
    'Whenever you like. We take the days you had already paid off the year, and the change counts from that moment.',
};
