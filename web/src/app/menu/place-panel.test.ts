// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { placePanel } from './place-panel.ts';

const room = { width: 1000, height: 600 };
const panel = { width: 220, height: 300 };
const at = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });
const place = (left: number, top: number, beside: boolean, leftwards = false, size = panel) =>
  placePanel({ anchor: at(left, top), panel: size, room, options: { beside, leftwards } });

describe('placePanel', () => {
  it.each([
    ['under its word', place(100, 60, false), { left: 100, top: 104, maxHeight: 488 }],
    ['under its word, to the left when there is no room', place(860, 60, false), { left: 740, top: 104 }],
    ['leftwards', place(500, 60, false, true), { left: 380 }],
    ['leftwards, the other way when there is no room', place(40, 60, false, true), { left: 40 }],
    ['at the side of its line', place(100, 200, true), { left: 204, top: 192, maxHeight: 584 }],
    ['at the other side when there is no room', place(800, 200, true), { left: 576 }],
    ['at the left', place(500, 200, true, true), { left: 276 }],
    ['at the right when the left has no room', place(40, 200, true, true), { left: 144 }],
    ['higher, so that its foot is seen', place(100, 500, true), { top: 292 }],
    [
      'no taller than the window',
      place(100, 500, true, false, { width: 220, height: 2000 }),
      { top: 8, maxHeight: 584 },
    ],
    [
      'inside the window when nothing fits',
      place(500, 60, false, false, { width: 960, height: 100 }),
      { left: 32 },
    ],
  ])('placePanel: %s', (_, got, wanted) => {
    expect(got).toMatchObject(wanted);
  });
});
