/** People ask these questions before they change their supplier. */
export const QUESTIONS = [
  {
    id: 'cut',
    title: '¿Me quedaré sin luz al cambiar de comercializadora?',
    content: 'No. La distribuidora es la misma y el cambio se hace sin tocar el contador.',
  },
  {
    id: 'days',
    title: '¿Cuánto tarda el cambio?',
    content: 'Como mucho, veintiún días desde que se firma el contrato.',
  },
  {
    id: 'power',
    title: '¿Puedo bajar la potencia contratada?',
    content: 'Sí, una vez al año. Mira antes los maxímetros: quedarse corto también se paga.',
  },
];
