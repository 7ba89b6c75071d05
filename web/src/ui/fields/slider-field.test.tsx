import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SliderField } from './slider-field.tsx';

/** What the slider has told. */
const told: number[] = [];

beforeEach(() => {
  told.length = 0;
});

function Fee({ from = 0 }: { readonly from?: number }) {
  const [fee, setFee] = useState(from);
  const change = (value: number) => {
    told.push(value);
    setFee(value);
  };
  return (
    <>
      <SliderField label="Fee" min={0} max={10} value={fee} onChange={change} format={(it) => `${it} €`} />
      <button type="button" onClick={() => setFee(4)}>
        Cuatro
      </button>
      <p>Va por {fee}</p>
    </>
  );
}

const handle = () => screen.getByLabelText<HTMLInputElement>('Fee');
const figure = () => document.querySelector('output')?.textContent;
const move = (value: number) => fireEvent.change(handle(), { target: { value: String(value) } });
const frame = () => act(() => new Promise((painted) => requestAnimationFrame(painted)));

afterEach(cleanup);

it('SliderField tells the position of the handle once for each frame, and says it as text', async () => {
  render(<Fee />);
  move(2);
  move(3);
  expect(told).toEqual([]);
  await frame();
  expect(told).toEqual([3]);
  expect(screen.getByText('Va por 3')).toBeDefined();
  expect([figure(), handle().getAttribute('aria-valuetext')]).toEqual(['3 €', '3 €']);
});

it('SliderField shows the position of the handle before what it changes is drawn, and tells the last one', async () => {
  render(<Fee />);
  move(2);
  // Outside act() nothing is drawn before the next turn.
  await new Promise((painted) => requestAnimationFrame(painted));
  expect([told, figure()]).toEqual([[2], '2 €']);
  move(7);
  await frame();
  await frame();
  expect(told).toEqual([2, 7]);
  expect([figure(), handle().value]).toEqual(['7 €', '7']);
  expect(screen.getByText('Va por 7')).toBeDefined();
});

it('SliderField follows a value from outside', async () => {
  render(<Fee from={9} />);
  move(1);
  await frame();
  fireEvent.click(screen.getByText('Cuatro'));
  expect([figure(), handle().value]).toEqual(['4 €', '4']);
});

it('SliderField is drawn once for what a movement changes', async () => {
  let drawings = 0;
  render(
    <Profiler id="slider" onRender={() => ++drawings}>
      <Fee />
    </Profiler>,
  );
  drawings = 0;
  move(2);
  await frame();
  expect([drawings, figure()]).toEqual([1, '2 €']);
});
