import { daysFromToday, dayText } from '../dates.ts';
import { portrait } from '../pictures.ts';
import type { Tag, Task } from './todo.ts';

/** Some have a picture, others are shown by their initials. */
const withPicture = (fullName: string) => ({ fullName, avatar: portrait(fullName) });
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

function task(
  title: string,
  description: string,
  daysAhead: number,
  assignee: Task['assignee'],
  tags: readonly Tag[],
  flags: Flags = {},
): Omit<Task, 'id'> {
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
  task(
    'Revisar las facturas del hotel Miramar',
    'Tres recibos con excesos de potencia en agosto: comprobar el maxímetro de P2.',
    -9,
    marcos,
    ['medium'],
    completed,
  ),
  task(
    'Pedir las curvas horarias de la cooperativa',
    'Faltan los CUPS de los pozos 4 y 7; la autorización ya está firmada.',
    -4,
    aitana,
    ['low'],
  ),
  task(
    'Preparar la reunión comercial del lunes',
    'Cartera por zonas, renovaciones del trimestre y ronda de dudas sobre la 3.0TD.',
    2,
    lucia,
    ['team'],
    important,
  ),
  task(
    'Llamar a la panadería Pardo',
    'Ya tiene el estudio. Preguntar si ha podido mirarlo con su gestor.',
    1,
    marcos,
    ['medium'],
  ),
  task(
    'Archivar los contratos firmados de octubre',
    'Uno por carpeta, con su anexo de precios.',
    -7,
    gonzalo,
    ['low'],
    completed,
  ),
  task(
    'Subir la versión de invierno del libro de precios',
    'Publicar a las 8:00, avisar a los comerciales y dejar la anterior con fecha de cierre.',
    0,
    lucia,
    ['medium'],
    important,
  ),
  task(
    'Repetir el estudio del polideportivo',
    'El ayuntamiento ha cambiado de idea: ya no quieren incluir la piscina.',
    -8,
    joan,
    ['high', 'medium'],
    { isCompleted: true, isDeleted: true },
  ),
  task(
    'Contestar la reclamación de la calle Olmo',
    'Lectura estimada dos meses seguidos. Adjuntar la lectura real y pedir disculpas.',
    3,
    joan,
    ['medium'],
  ),
  task(
    'Repartir los avisos de renovación',
    'Vencen 46 contratos antes de fin de mes; quince por persona.',
    6,
    aitana,
    ['team', 'low'],
    important,
  ),
  task(
    'Comprobar el coseno de fi de la nave de frío',
    'Descargar la reactiva por horas y ver si coincide con los arranques.',
    -3,
    fatima,
    ['medium'],
    completed,
  ),
  task(
    'Actualizar los teléfonos de contacto',
    'Doce fichas con el número antiguo de la oficina de Gandía.',
    -1,
    gonzalo,
    ['low'],
    completed,
  ),
  task(
    'Cerrar la oferta de la residencia',
    'Piden respuesta por escrito, con la penalización por baja anticipada explicada.',
    4,
    marcos,
    ['high'],
    important,
  ),
  task(
    'Cuadrar las comisiones de octubre',
    'Restar las dos bajas y sumar la ampliación de potencia del taller.',
    -2,
    joan,
    ['medium'],
    completed,
  ),
  task(
    'Probar el lector de ficheros F1',
    'Con el de la distribuidora del norte, que manda los decimales con coma.',
    9,
    fatima,
    ['update', 'medium'],
    important,
  ),
  task(
    'Organizar la comida de Navidad',
    'Somos catorce, dos vegetarianos y una celíaca. Presupuesto: 32 € por persona.',
    17,
    lucia,
    ['team'],
  ),
  task(
    'Enviar la encuesta a los clientes nuevos',
    'Tres preguntas y nada más.',
    -5,
    aitana,
    ['low', 'medium'],
    completed,
  ),
  task(
    'Cambiar el formato de las propuestas',
    'Se hará con la plantilla nueva; esta ya no hace falta.',
    12,
    gonzalo,
    ['high', 'update'],
    { isDeleted: true },
  ),
  task(
    'Pasar la revisión del coche de empresa',
    'Taller de la avenida, a primera hora. Llevar la tarjeta de transporte.',
    14,
    fatima,
    ['low'],
    important,
  ),
];

export const tasks: readonly Task[] = rows.map((row, index) => ({ id: index + 1, ...row }));
