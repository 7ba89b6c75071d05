import { type Canvas, CONTENT_WIDTH, INK, MUTED_INK, PAGE_MARGIN, RULE_COLOUR } from './canvas.ts';

/** A heading needs this much room, in points, below it, so that it stays with what it announces. */
const CON_LO_SUYO = 60;

export function drawTitle(lienzo: Canvas, texto: string): void {
  lienzo.ensureRoom(30 + CON_LO_SUYO);
  const { y } = lienzo;
  lienzo.mark('H1', () => lienzo.fuente('negrita', 17).text(texto, PAGE_MARGIN, y, { width: CONTENT_WIDTH }));
  lienzo.y = lienzo.doc.y + 4;
  const bajo = lienzo.y;
  lienzo.decorate(() => lienzo.doc.rect(PAGE_MARGIN, bajo, 36, 2.5).fill(lienzo.marca.colorPrincipal));
  lienzo.y += 14;
}

export function drawSubtitle(lienzo: Canvas, texto: string, conLoSuyo = CON_LO_SUYO): void {
  lienzo.y += 6;
  lienzo.ensureRoom(20 + conLoSuyo);
  const { y } = lienzo;
  lienzo.mark('H2', () => lienzo.fuente('negrita', 11).text(texto, PAGE_MARGIN, y, { width: CONTENT_WIDTH }));
  lienzo.y = lienzo.doc.y + 5;
}

export type TextStyle = { readonly tamano?: number; readonly color?: string; readonly negrita?: boolean };

export function drawParagraph(lienzo: Canvas, texto: string, estilo: TextStyle = {}): void {
  const { tamano = 9.5, color = INK, negrita = false } = estilo;
  lienzo.fuente(negrita ? 'negrita' : 'normal', tamano, color);
  const opciones = { width: CONTENT_WIDTH, lineGap: 2 };
  lienzo.ensureRoom(lienzo.doc.heightOfString(texto, opciones));
  const { y } = lienzo;
  lienzo.mark('P', () =>
    lienzo.fuente(negrita ? 'negrita' : 'normal', tamano, color).text(texto, PAGE_MARGIN, y, opciones),
  );
  lienzo.y = lienzo.doc.y + 5;
}

/** The bullets are decoration, because the tree already says that it is a list. */
export function drawBullets(lienzo: Canvas, puntos: readonly string[]): void {
  if (puntos.length === 0) return;
  const elemento = lienzo.grupo('L');
  const opciones = { width: CONTENT_WIDTH - 12, lineGap: 1.5 };
  for (const [i, texto] of puntos.entries()) {
    lienzo.fuente('normal', 9);
    // The last item never opens a page alone: the one before goes with it.
    const juntos = i === puntos.length - 2 ? puntos.slice(i) : [texto];
    lienzo.ensureRoom(
      juntos.reduce((alto, parrafo) => alto + lienzo.doc.heightOfString(parrafo, opciones) + 3, 0),
    );
    const { y } = lienzo;
    lienzo.decorate(() => lienzo.doc.circle(PAGE_MARGIN + 3, y + 5, 1.6).fill(lienzo.marca.colorPrincipal));
    const punto = lienzo.doc.struct('LI');
    elemento.add(punto);
    const cuerpo = lienzo.doc.struct('LBody');
    punto.add(cuerpo);
    cuerpo.add(() => lienzo.fuente('normal', 9).text(texto, PAGE_MARGIN + 12, y, opciones));
    punto.end();
    lienzo.y = lienzo.doc.y + 3;
  }
  elemento.end();
  lienzo.y += 4;
}

/** Names and values in two columns, such as the data of a supply point. */
export function drawFacts(lienzo: Canvas, pares: readonly (readonly [string, string])[]): void {
  const ancho = CONTENT_WIDTH / 2 - 8;
  for (let i = 0; i < pares.length; i += 2) {
    const fila = pares.slice(i, i + 2);
    lienzo.ensureRoom(26);
    const { y } = lienzo;
    let bajo = y;
    for (const [columna, [nombre, valor]] of fila.entries()) {
      const x = PAGE_MARGIN + columna * (ancho + 16);
      lienzo.mark('P', () => {
        lienzo.fuente('normal', 7.5, MUTED_INK).text(nombre, x, y, { width: ancho });
        lienzo.fuente('normal', 9.5).text(valor, x, y + 10, { width: ancho });
      });
      bajo = Math.max(bajo, lienzo.doc.y);
    }
    lienzo.y = bajo + 6;
  }
}

export function drawRule(lienzo: Canvas, y: number): void {
  lienzo.decorate(() =>
    lienzo.doc
      .moveTo(PAGE_MARGIN, y)
      .lineTo(PAGE_MARGIN + CONTENT_WIDTH, y)
      .lineWidth(0.5)
      .stroke(RULE_COLOUR),
  );
}
