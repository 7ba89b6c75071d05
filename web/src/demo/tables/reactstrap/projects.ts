export const PROJECTS = [
  {
    name: 'Panadería Núñez',
    client: 'Pedro Núñez',
    people: ['Lucía Ferrer', 'Hugo Prieto'],
    tone: 'ok',
    state: 'Activo',
  },
  { name: 'Talleres Vila', client: 'Rosa Vila', people: ['Carmen Ortiz'], tone: 'info', state: 'En estudio' },
  {
    name: 'Hotel Miramar',
    client: 'Joan Pons',
    people: ['Noa Vidal', 'Hugo Prieto'],
    tone: 'warn',
    state: 'Por firmar',
  },
  { name: 'Colegio Levante', client: 'Eva Sanz', people: ['Lucía Ferrer'], tone: 'bad', state: 'Rechazado' },
] as const;
