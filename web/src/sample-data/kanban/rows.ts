import { daysFromToday } from '../dates.ts';
import { drawLandscape, drawPortrait, fileIcon } from '../pictures.ts';
import type { Board, KanbanTask } from './kanban.ts';

export const boards: readonly Board[] = [
  { id: 'todo', title: 'TODO' },
  { id: 'in-progress', title: 'In Progress' },
  { id: 'done', title: 'Done' },
];

const person = (title: string) => ({ title, img: drawPortrait(title) });
const file = (name: string) => ({ name, img: fileIcon(name.split('.').at(-1) ?? '') });
const remark = (name: string, comment: string) => ({ name, img: drawPortrait(name), comment });
const due = (days: number) => daysFromToday(days, '12:00').getTime();

export const tasks: readonly KanbanTask[] = [
  {
    id: 1,
    labels: ['UX'],
    boardId: 'todo',
    title: 'Simplificar el alta de un punto de suministro',
    description: 'Con el CUPS basta para empezar; lo demás se puede leer del fichero SIPS.',
    dueDate: due(5),
    attachments: [file('recorrido-actual.pdf'), file('recorrido-nuevo.pdf')],
    comments: [
      remark('Rosa Quintana', 'Los clientes preguntan siempre qué es el código de la distribuidora.'),
      remark('Iker Etxeberria', 'Se deduce del CUPS: lo quito del formulario.'),
    ],
    assignedTo: [person('Rosa Quintana'), person('Iker Etxeberria')],
  },
  {
    id: 2,
    labels: ['Images'],
    boardId: 'todo',
    title: 'Ilustraciones para la guía de la factura',
    description: 'Una por bloque del recibo: potencia, energía, impuestos y alquiler del contador.',
    dueDate: due(9),
    attachments: [file('boceto-tramos.png')],
    comments: [],
    assignedTo: [person('Clara Bravo')],
    coverImage: drawLandscape('guía de la factura', 320, 180),
  },
  {
    id: 3,
    labels: ['App'],
    boardId: 'in-progress',
    title: 'Comparar dos versiones de una propuesta',
    description: 'Qué ha cambiado en precios, potencias y comisión, en una sola vista.',
    dueDate: due(2),
    attachments: [file('casos.xls'), file('pantalla.png'), file('notas.txt')],
    comments: [
      remark('Marcos Peña', 'Que se vea primero el ahorro anual, por favor.'),
      remark('Lucía Ferrandis', 'Y debajo, por qué ha cambiado.'),
      remark('Iker Etxeberria', 'Hecho; falta la vista para el móvil.'),
    ],
    assignedTo: [person('Iker Etxeberria')],
  },
  {
    id: 4,
    labels: ['Code Review'],
    boardId: 'in-progress',
    title: 'Redondeo de los excesos cuartohorarios',
    description: 'La suma de los periodos tiene que dar el total de la factura, al céntimo.',
    dueDate: due(1),
    attachments: [file('tres-facturas.pdf'), file('cálculo.xls')],
    comments: [
      remark('Fátima Benali', 'En la factura de junio nos sale un céntimo de más.'),
      remark('Joan Ripoll', 'Es la distribuidora, que redondea por periodo y no al final.'),
      remark('Fátima Benali', '¿La norma lo dice?'),
      remark('Andrés Villalba', 'Sí, lo dejé citado en el documento.'),
      remark('Joan Ripoll', 'Entonces lo cambiamos y añadimos las tres facturas como prueba.'),
      remark('Iker Etxeberria', 'Subido. ¿Lo revisas, Fátima?'),
    ],
    assignedTo: [person('Fátima Benali'), person('Joan Ripoll')],
  },
  {
    id: 5,
    labels: ['Forms'],
    boardId: 'done',
    title: 'Avisar de un IBAN mal escrito antes de enviar',
    description: 'Se comprueban los dígitos de control mientras se escribe, y se dice cuál falla.',
    dueDate: due(-3),
    attachments: [file('ejemplos.txt')],
    comments: [],
    assignedTo: [person('Marisa Duarte')],
  },
  {
    id: 6,
    labels: ['Charts & Maps'],
    boardId: 'done',
    title: 'Mapa de calor del consumo por horas',
    description: 'Un año de días por veinticuatro horas, con la misma escala para todos los meses.',
    dueDate: due(-6),
    attachments: [file('enero.csv'), file('julio.csv'), file('colores.png'), file('leyenda.png')],
    comments: [
      remark('Aitana Soler', 'Se ve a simple vista cuándo riegan. Me encanta.'),
      remark('Fátima Benali', 'He añadido los días sin dato, en gris.'),
    ],
    assignedTo: [person('Fátima Benali'), person('Clara Bravo')],
  },
];
