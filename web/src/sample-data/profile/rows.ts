import { type DrawnThing, drawThing } from '../drawings.ts';
import { drawLandscape, drawPortrait } from '../pictures.ts';
import { POSTS } from './posts.ts';
import type { Profile } from './profile.ts';

export const PROFILE: Profile = {
  header: {
    avatar: drawPortrait('Marina Soler'),
    username: 'Marina Soler',
    designation: 'Asesora energética',
    coverImg: drawLandscape('portada de Marina', 1200, 320),
  },
  userAbout: {
    about:
      'Leo facturas ajenas por oficio y la mía por gusto. Ayudo a pueblos y cooperativas a gastar menos luz y a producir la que gastan.',
    joined: '15 de noviembre de 2015',
    lives: 'Teruel, España',
    email: 'marina.soler@solanaenergia.example',
    website: 'www.solanaenergia.example',
  },
  suggestedPages: [
    page({ thing: 'meter', username: 'Amigos del contador', subtitle: 'Asociación', favorite: true }),
    page({ thing: 'calendar', username: 'La hora valle', subtitle: 'Pódcast', favorite: false }),
    page({
      thing: 'house',
      username: 'Tejados con futuro',
      subtitle: 'Comunidad energética',
      favorite: false,
    }),
    page({ thing: 'bill', username: 'Kilovatio Club', subtitle: 'Revista', favorite: true }),
    page({ thing: 'parcel', username: 'Bicis de reparto', subtitle: 'Empresa', favorite: false }),
    page({ thing: 'pot', username: 'Cocina con sol', subtitle: 'Recetas', favorite: true }),
  ],
  twitterFeeds: [
    feed({
      title: 'Gertru Palomar',
      id: 'gertru_sol',
      tags: '#autoconsumo #pueblos',
      desc: 'Hoy el pueblo ha consumido menos de lo que ha producido. Primera vez. Se invita a migas.',
      favorite: false,
    }),
    feed({
      title: 'Ícaro Balboa',
      id: 'balboa_mide',
      tags: '#contadores',
      desc: 'Un maxímetro no miente: te enseña el martes en que pusiste horno, plancha y secadora.',
      favorite: true,
    }),
    feed({
      title: 'Doña Vatia',
      id: 'vatia_responde',
      tags: '#factura #dudas',
      desc: 'Pregunta de la semana: ¿se puede tener más potencia de noche que de día? Sí, desde 2021.',
      favorite: false,
    }),
  ],
  post: POSTS,
  latestPhotos: Array.from({ length: 9 }, (_, index) => ({
    img: drawLandscape(`foto ${index + 1}`, 240, 180),
  })),
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

function page({
  thing,
  username,
  subtitle,
  favorite,
}: {
  readonly thing: DrawnThing;
  readonly username: string;
  readonly subtitle: string;
  readonly favorite: boolean;
}) {
  return {
    avatar: drawThing({ kind: thing, colour: username.length, width: 80, height: 80 }),
    username,
    subtitle,
    favorite,
  };
}

function feed({
  title,
  id,
  tags,
  desc,
  favorite,
}: {
  readonly title: string;
  readonly id: string;
  readonly tags: string;
  readonly desc: string;
  readonly favorite: boolean;
}) {
  return { imgUrl: drawPortrait(title), title, id, tags, desc, favorite };
}

function suggestion(name: string, friends: number) {
  const mutualFriend = `${friends} ${friends === 1 ? 'amistad' : 'amistades'} en común`;
  return { avatar: drawPortrait(name), name, mutualFriend };
}

function voters(...names: readonly string[]) {
  return names.map((username) => ({ img: drawPortrait(username), username }));
}
