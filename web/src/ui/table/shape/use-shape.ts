import { useState } from 'react';
import { readShape, type Shape, USUAL_SHAPE } from './column-shape.ts';

const keyOf = (list: string) => `list:${list}`;

/** The shape of a list, kept in this browser under the list's name. */
export function useShape(list: string) {
  const [{ of, shape }, setKept] = useState(() => ({ of: list, shape: read(list) }));
  if (of !== list) setKept({ of: list, shape: read(list) });

  const setShape = (change: Partial<Shape>) => {
    const next = { ...shape, ...change };
    setKept({ of: list, shape: next });
    write(list, next);
  };
  return { shape, setShape, reset: () => setShape(USUAL_SHAPE) };
}

function read(list: string): Shape {
  try {
    return readShape(JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null'));
  } catch {
    return USUAL_SHAPE;
  }
}

/** Without room in the storage the choice lasts as long as the page. */
function write(list: string, shape: Shape): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(shape));
  } catch {
    localStorage.removeItem(keyOf(list));
  }
}
