import { drawThing } from '../drawings.ts';
import { drawPortrait } from '../pictures.ts';
import { slugOf } from '../table.ts';
import type { BlogDetail, BlogEdit } from './blog.ts';

const TITLE = 'El día en que apagamos la nevera del bar';
const AUTHOR = { avatar: drawPortrait('Amparo Lozano'), userFullName: 'Amparo Lozano' };
const CREATED = '10 ene 2020';

export const ARTICLE: BlogDetail = {
  blog: {
    img: drawThing({ kind: 'fridge', colour: 1, width: 960, height: 420 }),
    title: TITLE,
    ...AUTHOR,
    createdTime: CREATED,
    tags: ['Food', 'Video'],
    content: [
      '<p>El bar de la plaza pagaba cada mes como si tuviera un horno de pan. Su dueña, Reme, estaba segura de que la culpa era de la cafetera, que es la que hace ruido. Le pedimos una semana, pusimos seis enchufes medidores y no tocamos nada más.</p>',
      '<h4>Lo que dijo el contador</h4>',
      '<p>La cafetera gastaba lo suyo, pero solo de siete a once. Quien no paraba era el botellero del almacén: encendido desde 1989, con la goma vencida y pegado a la pared, hacía frío para el almacén entero. Once kilovatios hora al día, la mitad de todo el local, para enfriar cuarenta botellas de tónica.</p>',
      '<blockquote><p>Treinta años dándole de comer y ni me había fijado en él.</p></blockquote>',
      '<h4>Las cuentas</h4>',
      '<ul><li>El botellero viejo: unos 4.000 kWh al año.</li><li>Uno nuevo del mismo tamaño, con puerta de cristal: 730 kWh.</li><li>Lo que costó el nuevo: lo que se ahorró en catorce meses.</li></ul>',
      '<p>Lo desenchufamos un lunes. El martes el almacén estaba en silencio y Reme bajó dos veces a ver si se había ido la luz. La lección no es que compres un botellero: es que midas antes de echarle la culpa a la cafetera.</p>',
    ].join(''),
    comments: 76,
    bookmarked: 139,
  },
  comments: [
    {
      avatar: drawPortrait('Rocío Benítez'),
      userFullName: 'Rocío Benítez',
      commentedAt: '24 ene 2020',
      commentText:
        'En casa era el congelador del garaje, lleno de hielo y de una merluza de 2011. Medido, vaciado y regalado. Gracias por la idea.',
    },
  ],
};

export const DRAFT: BlogEdit = {
  ...AUTHOR,
  createdTime: CREATED,
  blogTitle: TITLE,
  blogCategories: [
    { value: 'food', label: 'Food' },
    { value: 'video', label: 'Video' },
  ],
  slug: slugOf(TITLE),
  status: 'Published',
  excerpt:
    '<p>Un botellero de treinta años se bebía la mitad de la luz del local. Lo medimos una semana, lo desenchufamos un lunes y estas son las cuentas, copa a copa.</p>',
  featuredImage: drawThing({ kind: 'fridge', colour: 1, width: 640, height: 360 }),
};
