import { type DrawnThing, drawThing } from '../drawings.ts';
import { drawPortrait } from '../pictures.ts';
import type { BlogListItem, BlogSidebar } from './blog.ts';

export const BLOGS: readonly BlogListItem[] = [
  blog({
    id: 1,
    thing: 'fridge',
    title: 'El día en que apagamos la nevera del bar',
    author: 'Amparo Lozano',
    blogPosted: '10 ene 2020',
    tags: ['Food', 'Video'],
    comment: 76,
    excerpt: [
      'Un botellero de treinta años se bebía la mitad de la luz del local.',
      'Lo medimos una semana, lo desenchufamos un lunes y estas son las cuentas, copa a copa.',
    ],
  }),
  blog({
    id: 2,
    thing: 'jumper',
    title: 'Lana, manta y un grado menos',
    author: 'Jimena Pardo',
    blogPosted: '10 ene 2020',
    tags: ['Fashion', 'Quote'],
    comment: 2100,
    excerpt: [
      'Nuestras abuelas no tenían termostato y sabían más que él.',
      'Repaso a las prendas de estar por casa que de verdad dejan bajar la calefacción, con termómetro en mano.',
    ],
  }),
  blog({
    id: 3,
    thing: 'gamepad',
    title: 'Cuánto gasta una noche de partida',
    author: 'Iker Salinas',
    blogPosted: '12 feb 2020',
    tags: ['Gaming', 'Video'],
    comment: 243,
    excerpt: [
      'Consola, ordenador, tres pantallas y una regleta que no se apaga nunca.',
      'Grabamos el contador durante cinco horas: lo caro no era lo que creíamos.',
    ],
  }),
  blog({
    id: 4,
    thing: 'switch',
    title: '«La energía que no gastas no tiene peaje»',
    author: 'Carmen Ibáñez',
    blogPosted: '3 mar 2020',
    tags: ['Quote'],
    comment: 10,
    excerpt: [
      'Lo dijo un electricista de Daroca mientras cambiaba un magnetotérmico, y nos lo apuntamos.',
      'Una conversación sobre lo que cabe, y lo que no, en una instalación de 1974.',
    ],
  }),
  blog({
    id: 5,
    thing: 'pot',
    title: 'Cocina solar: garbanzos en cinco horas',
    author: 'Mateo Fuentes',
    blogPosted: '18 may 2020',
    tags: ['Food', 'Video'],
    comment: 319,
    excerpt: [
      'Una caja de cartón, papel de aluminio y un cristal de marco.',
      'Salieron tiernos. Contamos también los tres intentos en los que no.',
    ],
  }),
  blog({
    id: 6,
    thing: 'laptop',
    title: 'Un portátil de segunda mano y una placa',
    author: 'Nerea Castillo',
    blogPosted: '1 jun 2020',
    tags: ['Gaming'],
    comment: 892,
    excerpt: [
      'Montamos un puesto de juego que funciona solo con lo que da una placa de balcón.',
      'Se puede, si aceptas que el tiempo manda y que los días nublados se lee.',
    ],
  }),
];

function blog({
  id,
  thing,
  title,
  author,
  blogPosted,
  tags,
  comment,
  excerpt,
}: {
  readonly id: number;
  readonly thing: DrawnThing;
  readonly title: string;
  readonly author: string;
  readonly blogPosted: string;
  readonly tags: BlogListItem['tags'];
  readonly comment: number;
  readonly excerpt: readonly string[];
}): BlogListItem {
  return {
    id,
    img: drawThing({ kind: thing, colour: id, width: 640, height: 360 }),
    title,
    avatar: drawPortrait(author),
    userFullName: author,
    blogPosted,
    tags,
    excerpt: excerpt.join(' '),
    comment,
  };
}

export const SIDEBAR: BlogSidebar = {
  recentPosts: [
    recent({
      id: 7,
      thing: 'calendar',
      title: '¿Por qué la luz vale menos los domingos?',
      createdTime: '14 ene 2020',
    }),
    recent({
      id: 8,
      thing: 'house',
      title: 'Tres pueblos que comparten un tejado',
      createdTime: '16 ene 2020',
    }),
    recent({
      id: 9,
      thing: 'bill',
      title: 'Lo que aprendimos leyendo mil facturas',
      createdTime: '20 ene 2020',
    }),
    recent({ id: 10, thing: 'boiler', title: 'El termo, ese gran desconocido', createdTime: '24 ene 2020' }),
  ],
  categories: [
    { category: 'Fashion', icon: 'Watch' },
    { category: 'Food', icon: 'ShoppingCart' },
    { category: 'Gaming', icon: 'Command' },
    { category: 'Quote', icon: 'Hash' },
    { category: 'Video', icon: 'Video' },
  ],
};

function recent({
  id,
  thing,
  title,
  createdTime,
}: {
  readonly id: number;
  readonly thing: DrawnThing;
  readonly title: string;
  readonly createdTime: string;
}) {
  return { id, img: drawThing({ kind: thing, colour: id, width: 160, height: 120 }), title, createdTime };
}
