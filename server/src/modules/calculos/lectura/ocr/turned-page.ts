import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Greys, greysOf, slopeOf } from './greys.ts';

/** A page turned so that it reads upright: the place of a point of it on the page as it came is `placeBefore`. */
export type TurnedPage = {
  readonly greys: Greys;
  readonly placeBefore: (x: number, y: number) => readonly [number, number];
};

/** Turns less than this change nothing for who reads. */
const LEAST_DEGREES = 0.25;

/** The page after so many quarters of a turn to the right, with its lines then made level. */
export function turnPage(canvas: Canvas, quarters: number): TurnedPage {
  const upright = quarters === 0 ? canvas : drawTurned(canvas, quarters * 90);
  const greys = greysOfCanvas(upright);
  const { degrees } = slopeOf(greys);
  if (Math.abs(degrees) < LEAST_DEGREES)
    return { greys, placeBefore: beforeTurn(upright, canvas, quarters * 90) };
  const level = drawTurned(canvas, quarters * 90 - degrees);
  return {
    greys: greysOfCanvas(level),
    placeBefore: beforeTurn(level, canvas, quarters * 90 - degrees),
  };
}

export function greysOfCanvas(canvas: Canvas): Greys {
  return greysOf(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The whole page turned to the right by so many degrees, on white. */
function drawTurned(canvas: Canvas, degrees: number): Canvas {
  const { width, height } = canvas;
  const [cos, sin] = [Math.abs(Math.cos(radians(degrees))), Math.abs(Math.sin(radians(degrees)))];
  const turned = createCanvas(Math.round(width * cos + height * sin), Math.round(width * sin + height * cos));
  const context = turned.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, turned.width, turned.height);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate(radians(degrees));
  context.drawImage(canvas, -width / 2, -height / 2);
  return turned;
}

type Size = { readonly width: number; readonly height: number };

function beforeTurn(turned: Size, before: Size, degrees: number): TurnedPage['placeBefore'] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return (x, y) => {
    const [dx, dy] = [x - turned.width / 2, y - turned.height / 2];
    return [dx * cos + dy * sin + before.width / 2, dy * cos - dx * sin + before.height / 2];
  };
}
