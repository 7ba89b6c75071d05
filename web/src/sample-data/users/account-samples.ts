import { daysFromToday, earlierToday } from '../dates.ts';
import { shownText } from '../language.ts';
import type { UserActivity, UserDevice, UserProject } from './account.ts';
import type { User } from './users.ts';

export const USER_PROJECTS: readonly UserProject[] = [
  {
    id: 1,
    name: 'Cubierta solar del mercado',
    kind: 'Autoconsumo',
    tasksDone: 122,
    tasks: 240,
    hours: 18.75,
  },
  { id: 2, name: 'Optimización de potencias', kind: 'Contratos', tasksDone: 9, tasks: 50, hours: 129.75 },
  { id: 3, name: 'Batería de condensadores', kind: 'Reactiva', tasksDone: 100, tasks: 190, hours: 67.25 },
  { id: 4, name: 'Cargadores del polígono', kind: 'Movilidad', tasksDone: 12, tasks: 86, hours: 1045 },
  { id: 5, name: 'Auditoría de la lonja', kind: 'Eficiencia', tasksDone: 234, tasks: 378, hours: 57.5 },
  { id: 6, name: 'Alumbrado de las naves', kind: 'Eficiencia', tasksDone: 264, tasks: 537, hours: 95 },
  { id: 7, name: 'Portal del cliente', kind: 'Digital', tasksDone: 214, tasks: 249, hours: 92.5 },
];

export const USER_DEVICES: readonly UserDevice[] = [
  {
    id: 1,
    kind: 'computer',
    browser: 'Chrome en Windows',
    device: 'Dell XPS 15',
    place: 'Guadalajara, España',
    at: earlierToday(0.98).toISOString(),
    current: true,
  },
  {
    id: 2,
    kind: 'phone',
    browser: 'Chrome en Android',
    device: 'Pixel 8',
    place: 'Madrid, España',
    at: daysFromToday(-1, '20:07').toISOString(),
    current: false,
  },
  {
    id: 3,
    kind: 'computer',
    browser: 'Safari en macOS',
    device: 'MacBook Air',
    place: 'Zaragoza, España',
    at: daysFromToday(-4, '10:10').toISOString(),
    current: false,
  },
  {
    id: 4,
    kind: 'tablet',
    browser: 'Safari en iPadOS',
    device: 'iPad Air',
    place: 'Lisboa, Portugal',
    at: daysFromToday(-12, '09:25').toISOString(),
    current: false,
  },
];

/** Makes up what a user has done, the latest first. */
export function activityOf({ fullName, company }: User): UserActivity[] {
  const [name = ''] = fullName.split(' ');
  return [
    {
      id: 1,
      kind: 'sign-in',
      title: `${name} ${shownText('ha iniciado sesión')}`,
      text: 'Desde Chrome en Windows, en Guadalajara.',
      at: earlierToday(0.9).toISOString(),
    },
    {
      id: 2,
      kind: 'meeting',
      title: `${shownText('Reunión con')} ${company}`,
      text: 'Repaso de la última factura y de los excesos de potencia.',
      at: daysFromToday(-1, '12:30').toISOString(),
    },
    {
      id: 3,
      kind: 'project',
      title: 'Nuevo proyecto: Portal del cliente',
      text: 'Con cuatro personas en el equipo y la primera entrega el mes que viene.',
      at: daysFromToday(-3, '09:15').toISOString(),
    },
    {
      id: 4,
      kind: 'invoice',
      title: 'Doce facturas pagadas',
      text: 'Se han enviado los justificantes a la empresa.',
      at: daysFromToday(-6, '17:40').toISOString(),
    },
  ];
}
