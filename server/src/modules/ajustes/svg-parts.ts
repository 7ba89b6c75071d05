/** An element of a drawing, and the `id`s of those that it draws, clips or fills with. */
export type Part = {
  readonly name: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly targets: readonly string[];
  readonly inside: Part[];
};

/** Each is drawn on the first page of every document; logos of houses have some hundreds. */
const MOST_DRAWN = 5_000;
const MOST_DEEP = 200;

const TOO_MUCH = `El SVG dibuja más de ${MOST_DRAWN} piezas, contando las que copia con <use>: simplifícalo`;

/**
 * The reason why it is not drawn: a part is drawn once for each that points at it, and copies of copies of copies are more
 * than any file is long; one that points at itself is drawn for ever.
 */
export function tooMuchToDraw(parts: readonly Part[], styles: string): string | undefined {
  const byClass = targetsByClass(styles);
  if (byClass === undefined) return 'El estilo del SVG apunta a otra parte del dibujo sin una clase';
  const [root] = parts;
  if (parts.length > MOST_DRAWN) return TOO_MUCH;
  const byId = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.id !== '') byId.set(part.id, [...(byId.get(part.id) ?? []), part]);
  }
  const drawn = new Map<Part, number>();
  const underWay = new Set<Part>();
  let circular = false;
  const count = (part: Part): number => {
    const known = drawn.get(part);
    if (known !== undefined) return known;
    if (underWay.has(part)) circular = true;
    if (circular) return 0;
    // As deep as this, no drawing of a person is.
    if (underWay.size > MOST_DEEP) return MOST_DRAWN + 1;
    underWay.add(part);
    const pointed = [...part.targets, ...part.classes.flatMap((name) => byClass.get(name) ?? [])];
    const below = [...part.inside, ...pointed.flatMap((id) => byId.get(id) ?? [])];
    const total = below.reduce((sum, drawnPart) => sum + count(drawnPart), 1);
    underWay.delete(part);
    drawn.set(part, total);
    return total;
  };
  const all = root ? count(root) : 0;
  if (circular) return 'El SVG se dibuja dentro de sí mismo';
  return all <= MOST_DRAWN ? undefined : TOO_MUCH;
}

/** What the rules of a style point at, by class; undefined when a rule that points somewhere is for something else than classes. */
function targetsByClass(styles: string): ReadonlyMap<string, readonly string[]> | undefined {
  const found = new Map<string, string[]>();
  for (const [, selectors = '', declarations = ''] of styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const targets = targetsIn(declarations);
    if (targets.length === 0) continue;
    for (const selector of selectors.replace(/\/\*.*?\*\//gs, '').split(',')) {
      const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
      if (name === undefined) return undefined;
      found.set(name, [...(found.get(name) ?? []), ...targets]);
    }
  }
  return found;
}

/** The parts of the drawing at which a value or a rule of a style points. */
export function targetsIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?\s*#([\w.-]+)/gi)].map(([, id = '']) => id);
}
