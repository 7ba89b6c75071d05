import { type DrawnThing, drawThing } from '../drawings.ts';
import { readTable, slugOf } from '../table.ts';
import type { KnowledgeBaseCard, KnowledgeBaseQuestion, KnowledgeBaseTopic } from './faq.ts';
import { TOPIC_TABLE } from './topics.ts';

const CARDS: readonly (readonly [thing: DrawnThing, category: string, title: string, desc: string])[] = [
  [
    'compass',
    'primeros-pasos',
    'Primeros pasos',
    'Tu cuenta, tus puntos de suministro y lo que puedes hacer desde el primer día.',
  ],
  ['bill', 'tu-factura', 'Tu factura', 'Línea a línea: qué pagas, a quién y qué parte depende de ti.'],
  [
    'panel',
    'placas-y-baterias',
    'Placas y baterías',
    'Cuántas convienen, qué trámites llevan y cómo se compensan los excedentes.',
  ],
  [
    'car',
    'coche-electrico',
    'Coche eléctrico',
    'Cargadores, potencia y las horas en que cargar sale a cuenta.',
  ],
  [
    'thermostat',
    'calor-y-frio',
    'Calor y frío',
    'Aerotermia, termos y termostatos: cómo elegirlos y ajustarlos.',
  ],
  ['parcel', 'compras-y-envios', 'Compras y envíos', 'Pagar, recibir, devolver y reclamar la garantía.'],
];

export const KNOWLEDGE_BASE: readonly KnowledgeBaseCard[] = CARDS.map(
  ([thing, category, title, desc], index) => ({
    id: index + 1,
    category,
    img: drawThing({ kind: thing, colour: index, width: 480, height: 240 }),
    title,
    desc,
  }),
);

export const TOPICS: readonly KnowledgeBaseTopic[] = readTable(
  ['title', 'icon', 'iconColor', 'questions'],
  TOPIC_TABLE,
).map((row, id) => ({
  id,
  title: row.title,
  icon: row.icon as KnowledgeBaseTopic['icon'],
  iconColor: row.iconColor as KnowledgeBaseTopic['iconColor'],
  questions: row.questions.split('#').map((question, index) => ({
    id: index,
    question,
    slug: slugOf(question),
  })),
}));

export const QUESTION: KnowledgeBaseQuestion = {
  title: '¿Qué potencia me conviene contratar?',
  lastUpdated: '08 Oct 2021',
  relatedQuestions: [
    '¿Qué son las horas punta, llano y valle?',
    '¿Cómo leo mi maxímetro?',
    '¿Cuánto cuesta cambiar la potencia?',
    '¿Qué pasa si me quedo corto?',
    '¿Puedo contratar potencias distintas?',
  ].map((question, id) => ({ id, question })),
  content: [
    `<p><img src="${drawThing({ kind: 'meter', colour: 0, width: 640, height: 280 })}" alt="" /></p>`,
    '<p>La potencia contratada es lo que puedes encender a la vez, y se paga todos los días, lo uses o no. Por eso es la parte de la factura que más fácil baja: no exige gastar menos, solo dejar de reservar lo que nunca usas.</p>',
    '<h4>Cómo calcularla</h4>',
    '<ol><li>Busca en tu factura la potencia máxima demandada de los últimos doce meses, en punta y en valle.</li><li>Añade un margen de un diez por ciento sobre el mayor de los meses fríos.</li><li>Redondea hacia arriba a la décima de kilovatio y compárala con la que tienes contratada.</li></ol>',
    '<h4>Lo que conviene saber</h4>',
    '<ul><li>Desde 2021 puedes contratar una potencia en punta y otra, mayor o menor, en valle.</li><li>Con contador inteligente, bajar es un trámite a distancia que suele tardar pocos días.</li><li>Si piensas poner un cargador de coche, prueba antes con uno que se regule solo.</li></ul>',
    '<p>Si dudas entre dos valores, contrata el menor: si te quedas corto saltará el corte un día, y sabrás por cuánto.</p>',
  ].join(''),
};
