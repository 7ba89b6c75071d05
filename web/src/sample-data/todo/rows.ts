import { daysFromToday, dayText } from '../dates.ts';
import { drawPortrait } from '../pictures.ts';
import type { Tag, Task } from './todo.ts';

/** Some people have a picture, and others are shown by their initials. */
const withPicture = (fullName: string) => ({ fullName, avatar: drawPortrait(fullName) });
const plain = (fullName: string) => ({ fullName, avatar: '' });

const marcos = withPicture('Marcos Peña');
const lucia = withPicture('Lucía Ferrandis');
const fatima = withPicture('Fátima Benali');
const aitana = plain('Aitana Soler');
const joan = plain('Joan Ripoll');
const gonzalo = plain('Gonzalo Mira');

type Flags = Partial<Pick<Task, 'isCompleted' | 'isDeleted' | 'isImportant'>>;

const completed: Flags = { isCompleted: true };
const important: Flags = { isImportant: true };

function task({
  title,
  description,
  daysAhead,
  assignee,
  tags,
  flags = {},
}: {
  readonly title: string;
  readonly description: string;
  readonly daysAhead: number;
  readonly assignee: Task['assignee'];
  readonly tags: readonly Tag[];
  readonly flags?: Flags;
}): Omit<Task, 'id'> {
  return {
    title,
    description,
    dueDate: dayText(daysFromToday(daysAhead)),
    assignee,
    tags,
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    ...flags,
  };
}

const rows: readonly Omit<Task, 'id'>[] = [
  task({
    title: 'Revisar las facturas del hotel Miramar',
    description: 'Tres recibos con excesos de potencia en agosto: comprobar el maxímetro de P2.',
    daysAhead: -9,
    assignee: marcos,
    tags: ['medium'],
    flags: completed,
  }),
  task({
    title: 'Pedir las curvas horarias de la cooperativa',
    description: 'Faltan los CUPS de los pozos 4 y 7; la autorización ya está firmada.',
    daysAhead: -4,
    assignee: aitana,
    tags: ['low'],
  }),
  task({
    title: 'Preparar la reunión comercial del lunes',
    description: 'Cartera por zonas, renovaciones del trimestre y ronda de dudas sobre la 3.0TD.',
    daysAhead: 2,
    assignee: lucia,
    tags: ['team'],
    flags: important,
  }),
  task({
    title: 'Llamar a la panadería Pardo',
    description: 'Ya tiene el estudio. Preguntar si ha podido mirarlo con su gestor.',
    daysAhead: 1,
    assignee: marcos,
    tags: ['medium'],
  }),
  task({
    title: 'Archivar los contratos firmados de octubre',
    description: 'Uno por carpeta, con su anexo de precios.',
    daysAhead: -7,
    assignee: gonzalo,
    tags: ['low'],
    flags: completed,
  }),
  task({
    title: 'Subir la versión de invierno del libro de precios',
    description: 'Publicar a las 8:00, avisar a los comerciales y dejar la anterior con fecha de cierre.',
    daysAhead: 0,
    assignee: lucia,
    tags: ['medium'],
    flags: important,
  }),
  task({
    title: 'Repetir el estudio del polideportivo',
    description: 'El ayuntamiento ha cambiado de idea: ya no quieren incluir la piscina.',
    daysAhead: -8,
    assignee: joan,
    tags: ['high', 'medium'],
    flags: { isCompleted: true, isDeleted: true },
  }),
  task({
    title: 'Contestar la reclamación de la calle Olmo',
    description: 'Lectura estimada dos meses seguidos. Adjuntar la lectura real y pedir disculpas.',
    daysAhead: 3,
    assignee: joan,
    tags: ['medium'],
  }),
  task({
    title: 'Repartir los avisos de renovación',
    description: 'Vencen 46 contratos antes de fin de mes; quince por persona.',
    daysAhead: 6,
    assignee: aitana,
    tags: ['team', 'low'],
    flags: important,
  }),
  task({
    title: 'Comprobar el coseno de fi de la nave de frío',
    description: 'Descargar la reactiva por horas y ver si coincide con los arranques.',
    daysAhead: -3,
    assignee: fatima,
    tags: ['medium'],
    flags: completed,
  }),
  task({
    title: 'Actualizar los teléfonos de contacto',
    description: 'Doce fichas con el número antiguo de la oficina de Gandía.',
    daysAhead: -1,
    assignee: gonzalo,
    tags: ['low'],
    flags: completed,
  }),
  task({
    title: 'Cerrar la oferta de la residencia',
    description: 'Piden respuesta por escrito, con la penalización por baja anticipada explicada.',
    daysAhead: 4,
    assignee: marcos,
    tags: ['high'],
    flags: important,
  }),
  task({
    title: 'Cuadrar las comisiones de octubre',
    description: 'Restar las dos bajas y sumar la ampliación de potencia del taller.',
    daysAhead: -2,
    assignee: joan,
    tags: ['medium'],
    flags: completed,
  }),
  task({
    title: 'Probar el lector de ficheros F1',
    description: 'Con el de la distribuidora del norte, que manda los decimales con coma.',
    daysAhead: 9,
    assignee: fatima,
    tags: ['update', 'medium'],
    flags: important,
  }),
  task({
    title: 'Organizar la comida de Navidad',
    description: 'Somos catorce, dos vegetarianos y una celíaca. Presupuesto: 32 € por persona.',
    daysAhead: 17,
    assignee: lucia,
    tags: ['team'],
  }),
  task({
    title: 'Enviar la encuesta a los clientes nuevos',
    description: 'Tres preguntas y nada más.',
    daysAhead: -5,
    assignee: aitana,
    tags: ['low', 'medium'],
    flags: completed,
  }),
  task({
    title: 'Cambiar el formato de las propuestas',
    description: 'Se hará con la plantilla nueva; esta ya no hace falta.',
    daysAhead: 12,
    assignee: gonzalo,
    tags: ['high', 'update'],
    flags: { isDeleted: true },
  }),
  task({
    title: 'Pasar la revisión del coche de empresa',
    description: 'Taller de la avenida, a primera hora. Llevar la tarjeta de transporte.',
    daysAhead: 14,
    assignee: fatima,
    tags: ['low'],
    flags: important,
  }),
];

export const tasks: readonly Task[] = rows.map((row, index) => ({ id: index + 1, ...row }));
