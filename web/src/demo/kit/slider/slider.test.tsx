import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { removePart, violations } from '../../../ui/kit/test-kit.tsx';
import { drawPart } from '../test-kit.tsx';
import { moveHandle } from './move-handle.ts';
import { Slider } from './slider.tsx';

afterEach(removePart);

describe('a handle of a slider', () => {
  const line = { min: 0, max: 100 };
  it.each([
    ['does not pass its neighbour', [20, 60], { handle: 0, to: 80, reach: {} }, [60, 60]],
    ['keeps its distance', [20, 60], { handle: 0, to: 80, reach: { least: 10 } }, [50, 60]],
    ['goes no further than its reach', [20, 60], { handle: 1, to: 95, reach: { most: 50 } }, [20, 70]],
    ['takes the others along', [20, 60], { handle: 0, to: 90, reach: { together: true } }, [60, 100]],
    ['stays on the line', [20], { handle: 0, to: 400, reach: {} }, [100]],
  ])('a handle of a slider: %s', (_, values, move, expected) => {
    expect(moveHandle(values, { ...move, ...line })).toEqual(expected);
  });
});

function Hours() {
  const [values, setValues] = useState<readonly number[]>([8, 14]);
  return (
    <Slider
      label="Horas"
      names={['Desde', 'Hasta']}
      values={values}
      onChange={setValues}
      min={0}
      max={24}
      format={(hour) => `${hour} h`}
    />
  );
}

it('Slider says its values, moves a handle with the keyboard and brings the nearest handle to a press', async () => {
  await drawPart(<Hours />);
  fireEvent.change(screen.getByRole('slider', { name: 'Desde' }), { target: { value: '10' } });
  expect(screen.getByRole('status').textContent).toBe('10 h – 14 h');
  const line = screen.getByRole('slider', { name: 'Desde' }).parentElement as HTMLElement;
  line.getBoundingClientRect = () => new DOMRect(0, 0, 240, 30);
  fireEvent.pointerDown(line, { clientX: 200, clientY: 10 });
  expect(screen.getByRole('status').textContent).toBe('10 h – 20 h');
  expect(await violations()).toEqual([]);
});
