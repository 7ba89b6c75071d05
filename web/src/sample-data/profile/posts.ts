import { drawLandscape, drawPortrait } from '../pictures.ts';
import { movingPicture } from './moving-picture.ts';
import type { ProfilePost } from './profile.ts';

const AUTHOR = { avatar: drawPortrait('Marina Soler'), username: 'Marina Soler' };

export const POSTS: readonly ProfilePost[] = [
  {
    ...AUTHOR,
    postTime: '12 de diciembre de 2021, 13:16',
    postText:
      'Primer invierno con la aerotermia de la cooperativa: 21 grados en la sala de juntas y la factura un tercio más baja. Quien apostó una cena a que pasaríamos frío ya puede ir reservando mesa.',
    postImg: drawLandscape('aerotermia de la cooperativa', 640, 360),
    likes: '1,25k',
    youLiked: true,
    comments: '1,25k',
    share: '1,25k',
    likedUsers: people('Trini Robles', 'Luis Esteve', 'Nerea Aguirre', 'Ramón Cuesta', 'Eva Marín'),
    likedCount: 140,
    detailedComments: [
      comment({
        username: 'Nerea Aguirre',
        text: '¿Y a qué temperatura trabaja el suelo radiante? El nuestro va a 35.',
        commentsLikes: 34,
        youLiked: false,
      }),
      comment({
        username: 'Ramón Cuesta',
        text: 'La cena la debo yo. Que sea de menú.',
        commentsLikes: 51,
        youLiked: true,
      }),
    ],
  },
  {
    ...AUTHOR,
    postTime: '5 de noviembre de 2021, 19:40',
    postText:
      'Las placas del polideportivo ya dan para la piscina entera a mediodía. Falta convencer a la depuradora de que trabaje en horas de sol.',
    postImg: drawLandscape('placas del polideportivo', 640, 360),
    likes: '870',
    youLiked: false,
    comments: '96',
    share: '112',
    likedUsers: people('Óscar Palacios', 'Irene Galán', 'Pau Ferrer', 'Celia Arroyo', 'Hugo Peña'),
    likedCount: 271,
    detailedComments: [
      comment({
        username: 'Irene Galán',
        text: 'Con un programador de enchufe de los de rueda lo tenéis resuelto.',
        commentsLikes: 18,
        youLiked: true,
      }),
    ],
  },
  {
    ...AUTHOR,
    postTime: '21 de octubre de 2021, 9:05',
    postText: 'Once segundos de calma antes de una semana de lecturas. Subid el volumen: no suena nada.',
    postVid: movingPicture(),
    likes: '2,1k',
    youLiked: true,
    comments: '318',
    share: '204',
    likedUsers: people('Sonia Quintana', 'Jordi Rovira', 'Amaia Vega', 'David Pardo', 'Lucía Bermejo'),
    likedCount: 196,
    detailedComments: [
      comment({
        username: 'Jordi Rovira',
        text: '¿Es el parque de la Muela? Reconozco el pinar.',
        commentsLikes: 9,
        youLiked: false,
      }),
      comment({
        username: 'Amaia Vega',
        text: 'Me lo pongo en la segunda pantalla.',
        commentsLikes: 27,
        youLiked: true,
      }),
    ],
  },
];

function people(...names: readonly string[]) {
  return names.map((username) => ({ avatar: drawPortrait(username), username }));
}

function comment({
  username,
  text,
  commentsLikes,
  youLiked,
}: {
  readonly username: string;
  readonly text: string;
  readonly commentsLikes: number;
  readonly youLiked: boolean;
}) {
  return { avatar: drawPortrait(username), username, comment: text, commentsLikes, youLiked };
}
