import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removePart } from '../../../ui/kit/test-kit.tsx';
import { drawPart } from '../test-kit.tsx';
import { Repeater } from './repeater.tsx';

const TWO_LINES = [{ id: 'luz' }, { id: 'gas' }];

function Lines() {
  const [rows, setRows] = useState<readonly { id: string }[]>(TWO_LINES);
  return (
    <Repeater
      animated
      label="Líneas"
      rows={rows}
      onChange={setRows}
      create={() => ({ id: 'agua' })}
      addLabel="Añadir una línea"
    >
      {({ id }) => <input aria-label={id} />}
    </Repeater>
  );
}

/** jsdom animates nothing: each animation is noted, and ends when the test says so. */
function noteAnimations(wishes: 'less motion' | 'nothing') {
  let end = () => {};
  const finished = new Promise<void>((done) => {
    end = done;
  });
  const animate = vi.fn((_frames: unknown, _lengthMs: number) => ({ finished }));
  vi.stubGlobal('matchMedia', () => ({ matches: wishes === 'less motion' }));
  Object.assign(Element.prototype, { animate });
  return { animate, end };
}

afterEach(() => {
  removePart();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('the movement of a Repeater', () => {
  it('shrinks a removed row before it goes, and then gives the focus to the row before', async () => {
    const { animate, end } = noteAnimations('nothing');
    const { user } = await drawPart(<Lines />);
    await user.click(screen.getByRole('button', { name: 'Quitar2' }));
    const [frames, lengthMs] = animate.mock.calls[0]!;
    expect(frames).toMatchObject({ blockSize: [expect.stringMatching(/px$/), '0px'], opacity: [1, 0] });
    expect(lengthMs).toBeLessThanOrEqual(200);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await act(async () => end());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('luz')));
  });

  it('is none for who asks for less motion', async () => {
    const { animate } = noteAnimations('less motion');
    const { user } = await drawPart(<Lines />);
    await user.click(screen.getByRole('button', { name: 'Quitar2' }));
    expect(animate).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
