import { type DrawingKind, drawing } from '../drawings.ts';
import { picture, portrait } from '../pictures.ts';
import { POSTS } from './posts.ts';
import type { Profile } from './profile.ts';

export const PROFILE: Profile = {
  header: {
    avatar: portrait('Marina Soler'),
    username: 'Marina Soler',
    designation: 'Asesora energética',
    coverImg: picture('portada de Marina', 1200, 320),
  },
  userAbout: {
    about:
      'Leo facturas ajenas por oficio y la mía por gusto. Ayudo a pueblos y cooperativas a gastar menos luz y a producir la que gastan.',
    joined: '15 de noviembre de 2015',
    lives: 'Teruel, España',
    email: 'marina.soler@solana.example',
    website: 'www.solana.example',
  },
  suggestedPages: [
    page('meter', 'Amigos del contador', 'Asociación', true),
    page('calendar', 'La hora valle', 'Pódcast', false),
    page('house', 'Tejados con futuro', 'Comunidad energética', false),
    page('bill', 'Kilovatio Club', 'Revista', true),
    page('parcel', 'Bicis de reparto', 'Empresa', false),
    page('pot', 'Cocina con sol', 'Recetas', true),
  ],
  twitterFeeds: [
    feed(
      'Gertru Palomar',
      'gertru_sol',
      '#autoconsumo #pueblos',
      'Hoy el pueblo ha consumido menos de lo que ha producido. Primera vez. Se invita a migas.',
      false,
    ),
    feed(
      'Ícaro Balboa',
      'balboa_mide',
      '#contadores',
      'Un maxímetro no miente: te enseña el martes en que pusiste horno, plancha y secadora.',
      true,
    ),
    feed(
      'Doña Vatia',
      'vatia_responde',
      '#factura #dudas',
      'Pregunta de la semana: ¿se puede tener más potencia de noche que de día? Sí, desde 2021.',
      false,
    ),
  ],
  post: POSTS,
  latestPhotos: Array.from({ length: 9 }, (_, index) => ({ img: picture(`foto ${index + 1}`, 240, 180) })),
  suggestions: [
    suggestion('Piedad Villalba', 6),
    suggestion('Roi Casado', 3),
    suggestion('Yolanda Merino', 12),
    suggestion('Emilio Alarcón', 1),
    suggestion('Uxía Barrios', 8),
    suggestion('Fermín Redondo', 4),
  ],
  polls: [
    {
      name: 'Cargar el coche en valle',
      result: '82%',
      votedUser: voters('Trini Robles', 'Luis Esteve', 'Eva Marín', 'Pau Ferrer', 'Celia Arroyo'),
    },
    {
      name: 'Cargarlo con excedentes',
      result: '67%',
      votedUser: voters('Hugo Peña', 'Amaia Vega', 'David Pardo'),
    },
  ],
};

function page(thing: DrawingKind, username: string, subtitle: string, favorite: boolean) {
  return { avatar: drawing(thing, username.length, 80, 80), username, subtitle, favorite };
}

function feed(title: string, id: string, tags: string, desc: string, favorite: boolean) {
  return { imgUrl: portrait(title), title, id, tags, desc, favorite };
}

function suggestion(name: string, friends: number) {
  const mutualFriend = `${friends} ${friends === 1 ? 'amistad' : 'amistades'} en común`;
  return { avatar: portrait(name), name, mutualFriend };
}

function voters(...names: readonly string[]) {
  return names.map((username) => ({ img: portrait(username), username }));
}
