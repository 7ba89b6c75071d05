import { type DrawnThing, drawThing } from '../drawings.ts';
import { drawPortrait } from '../pictures.ts';
import { readTable, slugOf } from '../table.ts';
import { FIRST_CONTENT } from './article.ts';
import type { BlogDetail, BlogEdit, BlogTag } from './blog.ts';
import { POST_TEXTS } from './texts.ts';

/** A post as it is kept. The calls of the blog show it as a row of the list, an article or a draft. */
export type Post = {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly createdTime: string;
  readonly tags: readonly BlogTag[];
  readonly slug: string;
  readonly status: BlogEdit['status'];
  /** The excerpt and the content are HTML. */
  readonly excerpt: string;
  readonly content: string;
  readonly bookmarked: number;
  /** The readers have written this many comments, of which the samples hold the last. */
  readonly commentCount: number;
  readonly comments: BlogDetail['comments'];
  /** Draws the picture of the post for a place of this size. */
  readonly picture: (width: number, height: number) => string;
};

/** Each line holds the picture, the title, the author, the day, the tags, the number of comments and of bookmarks. */
const POST_TABLE = `
fridge|El día en que apagamos la nevera del bar|Amparo Lozano|10 ene 2020|Food,Video|76|139
jumper|Lana, manta y un grado menos|Jimena Pardo|10 ene 2020|Fashion,Quote|2100|412
gamepad|Cuánto gasta una noche de partida|Iker Salinas|12 feb 2020|Gaming,Video|243|87
switch|«La energía que no gastas no tiene peaje»|Carmen Ibáñez|3 mar 2020|Quote|10|25
pot|Cocina solar: garbanzos en cinco horas|Mateo Fuentes|18 may 2020|Food,Video|319|204
laptop|Un portátil de segunda mano y una placa|Nerea Castillo|1 jun 2020|Gaming|892|356
calendar|¿Por qué la luz vale menos los domingos?|Amparo Lozano|14 ene 2020|Quote|58|91
house|Tres pueblos que comparten un tejado|Mateo Fuentes|16 ene 2020|Video|147|118
bill|Lo que aprendimos leyendo mil facturas|Carmen Ibáñez|20 ene 2020|Quote|33|270
boiler|El termo, ese gran desconocido|Jimena Pardo|24 ene 2020|Food|64|152
`;

const TEXTS = readTable(
  ['excerpt', 'opening', 'heading', 'body', 'reader', 'commentedAt', 'commentText'],
  POST_TEXTS,
);

export const paragraph = (text: string) => `<p>${text}</p>`;

export function contentOf({
  opening,
  heading,
  body,
}: Readonly<Record<'opening' | 'heading' | 'body', string>>) {
  return `${paragraph(opening)}<h4>${heading}</h4>${paragraph(body)}`;
}

export const POSTS: readonly Post[] = readTable(
  ['thing', 'title', 'author', 'createdTime', 'tags', 'commentCount', 'bookmarked'],
  POST_TABLE,
).map((row, index) => {
  const texts = TEXTS[index]!;
  const id = index + 1;
  return {
    id,
    title: row.title,
    author: row.author,
    createdTime: row.createdTime,
    tags: row.tags.split(',') as BlogTag[],
    slug: slugOf(row.title),
    status: 'Published',
    excerpt: paragraph(texts.excerpt),
    content: id === 1 ? FIRST_CONTENT : contentOf(texts),
    bookmarked: Number(row.bookmarked),
    commentCount: Number(row.commentCount),
    comments: [
      {
        avatar: drawPortrait(texts.reader),
        userFullName: texts.reader,
        commentedAt: texts.commentedAt,
        commentText: texts.commentText,
      },
    ],
    picture: (width, height) => drawThing({ kind: row.thing as DrawnThing, colour: id, width, height }),
  };
});
