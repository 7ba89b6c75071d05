import { expect, it } from 'vitest';
import type { Column } from '../columns.ts';
import { readShape, shownColumns, USUAL_SHAPE } from './column-shape.ts';
import { shapeOfText, textOfShape } from './shape-text.ts';

const columns: Column<object>[] = ['name', 'city', 'state', 'notes'].map((id) => ({
  id,
  header: id,
  cell: () => '',
  optional: id === 'notes' ? true : undefined,
}));

it('a saved view keeps which columns it has, their order, their width and how many are pinned', () => {
  const shape = { ...USUAL_SHAPE, widths: { name: 200, state: 90 }, pinned: 2 };
  const text = textOfShape(['name', 'notes', 'state'], shape);
  expect(text).toEqual(['name:200', 'notes', '|', 'state:90']);

  const read = { ...USUAL_SHAPE, ...shapeOfText(columns, text) };
  expect(shownColumns(columns, read).map(({ id }) => id)).toEqual(['name', 'notes', 'state']);
  expect(read).toMatchObject({ widths: { name: 200, state: 90 }, pinned: 2 });
});

it('a view that was saved before columns had widths shows its columns as they were', () => {
  const read = shapeOfText(columns, ['name', 'state']);
  expect(read).toMatchObject({ shown: { city: false }, widths: {}, pinned: 1 });
  expect(shapeOfText(columns, ['|', 'name']).pinned).toBe(0);
});

it('a shape in the local storage is read only where it is valid', () => {
  expect(readShape({ widths: { name: 120, city: 'wide' }, pinned: 40, group: 7 })).toMatchObject({
    widths: { name: 120 },
    pinned: 3,
    group: undefined,
  });
});
