import { type DrawingKind, drawing } from '../drawings.ts';
import { portrait } from '../pictures.ts';
import type { BlogListItem, BlogSidebar } from './blog.ts';

export const BLOGS: readonly BlogListItem[] = [
  blog(
    1,
    'fridge',
    'El día en que apagamos la nevera del bar',
    'Amparo Lozano',
    '10 ene 2020',
    ['Food', 'Video'],
    76,
    [
      'Un botellero de treinta años se bebía la mitad de la luz del local.',
      'Lo medimos una semana, lo desenchufamos un lunes y estas son las cuentas, copa a copa.',
    ],
  ),
  blog(
    2,
    'jumper',
    'Lana, manta y un grado menos',
    'Jimena Pardo',
    '10 ene 2020',
    ['Fashion', 'Quote'],
    2100,
    [
      'Nuestras abuelas no tenían termostato y sabían más que él.',
      'Repaso a las prendas de estar por casa que de verdad dejan bajar la calefacción, con termómetro en mano.',
    ],
  ),
  blog(
    3,
    'gamepad',
    'Cuánto gasta una noche de partida',
    'Iker Salinas',
    '12 feb 2020',
    ['Gaming', 'Video'],
    243,
    [
      'Consola, ordenador, tres pantallas y una regleta que no se apaga nunca.',
      'Grabamos el contador durante cinco horas: lo caro no era lo que creíamos.',
    ],
  ),
  blog(
    4,
    'switch',
    '«La energía que no gastas no tiene peaje»',
    'Carmen Ibáñez',
    '3 mar 2020',
    ['Quote'],
    10,
    [
      'Lo dijo un electricista de Daroca mientras cambiaba un magnetotérmico, y nos lo apuntamos.',
      'Una conversación sobre lo que cabe, y lo que no, en una instalación de 1974.',
    ],
  ),
  blog(
    5,
    'pot',
    'Cocina solar: garbanzos en cinco horas',
    'Mateo Fuentes',
    '18 may 2020',
    ['Food', 'Video'],
    319,
    [
      'Una caja de cartón, papel de aluminio y un cristal de marco.',
      'Salieron tiernos. Contamos también los tres intentos en los que no.',
    ],
  ),
  blog(
    6,
    'laptop',
    'Un portátil de segunda mano y una placa',
    'Nerea Castillo',
    '1 jun 2020',
    ['Gaming'],
    892,
    [
      'Montamos un puesto de juego que funciona solo con lo que da una placa de balcón.',
      'Se puede, si aceptas que el tiempo manda y que los días nublados se lee.',
    ],
  ),
];

function blog(
  id: number,
  thing: DrawingKind,
  title: string,
  author: string,
  blogPosted: string,
  tags: BlogListItem['tags'],
  comment: number,
  excerpt: readonly string[],
): BlogListItem {
  return {
    id,
    img: drawing(thing, id, 640, 360),
    title,
    avatar: portrait(author),
    userFullName: author,
    blogPosted,
    tags,
    excerpt: excerpt.join(' '),
    comment,
  };
}

export const SIDEBAR: BlogSidebar = {
  recentPosts: [
    recent(7, 'calendar', '¿Por qué la luz vale menos los domingos?', '14 ene 2020'),
    recent(8, 'house', 'Tres pueblos que comparten un tejado', '16 ene 2020'),
    recent(9, 'bill', 'Lo que aprendimos leyendo mil facturas', '20 ene 2020'),
    recent(10, 'boiler', 'El termo, ese gran desconocido', '24 ene 2020'),
  ],
  categories: [
    { category: 'Fashion', icon: 'Watch' },
    { category: 'Food', icon: 'ShoppingCart' },
    { category: 'Gaming', icon: 'Command' },
    { category: 'Quote', icon: 'Hash' },
    { category: 'Video', icon: 'Video' },
  ],
};

function recent(id: number, thing: DrawingKind, title: string, createdTime: string) {
  return { id, img: drawing(thing, id, 160, 120), title, createdTime };
}
