import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removePart, violations } from '../../ui/kit/test-kit.tsx';
import { MenuItem } from '../../ui/overlay/menu.tsx';
import { Accordion } from './accordion/accordion.tsx';
import { AvatarGroup } from './avatar-group/avatar-group.tsx';
import { Blocked } from './blocked/blocked.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Collapse } from './collapse/collapse.tsx';
import { ContextMenu } from './context-menu/context-menu.tsx';
import { Divider } from './divider/divider.tsx';
import { ListButton, ListGroup, ListRow } from './list-group/list-group.tsx';
import { NumberStepper } from './number-stepper/number-stepper.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Rating } from './rating/rating.tsx';
import { Repeater } from './repeater/repeater.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { drawPart } from './test-kit.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  vi.unstubAllGlobals();
  removePart();
});

const FOLDS = [
  { id: 'a', title: 'Peajes', content: 'Pagan la red' },
  { id: 'b', title: 'Cargos', content: 'Pagan lo demás' },
];
const openFolds = () =>
  [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);

describe('Accordion', () => {
  it('Accordion lets one fold close another, or several stay open', async () => {
    const { unmount } = await drawPart(<Accordion folds={FOLDS} startsOpen="b" />);
    const names = () =>
      new Set([...document.querySelectorAll('details')].map((fold) => fold.getAttribute('name')));
    expect([openFolds(), names().size]).toEqual([['Cargos'], 1]);
    expect([...names()][0]).toBeTruthy();
    expect(await violations()).toEqual([]);
    unmount();
    await drawPart(<Accordion folds={FOLDS} several />);
    expect(names()).toEqual(new Set([null]));
  });

  it('Accordion opens the fold it is told to, and reports the one that was pressed', async () => {
    const onOpen = vi.fn();
    const { user } = await drawPart(<Accordion folds={FOLDS} open="a" onOpen={onOpen} />);
    expect(openFolds()).toEqual(['Peajes']);
    await user.click(screen.getByText('Cargos'));
    await user.click(screen.getByText('Peajes'));
    expect([onOpen.mock.calls, openFolds()]).toEqual([[['b'], [null]], ['Peajes']]);
  });

  it('Accordion opens for the pointer where it is asked to, and not for a finger', async () => {
    await drawPart(<Accordion folds={FOLDS} onHover />);
    const fold = document.querySelector('details') as HTMLDetailsElement;
    fireEvent.pointerEnter(fold, { pointerType: 'touch' });
    expect(openFolds()).toEqual([]);
    fireEvent.pointerEnter(fold, { pointerType: 'mouse' });
    expect(openFolds()).toEqual(['Peajes']);
  });
});

it('Stepper goes back to finished steps, and on to none that has not been reached', async () => {
  const onChange = vi.fn();
  const steps = ['Cliente', 'Suministro', 'Firma'].map((label) => ({ id: label, label }));
  const { user } = await drawPart(
    <Stepper label="Alta" steps={steps} current="Suministro" onChange={onChange} />,
  );
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Suministro');
  await user.click(screen.getByRole('button', { name: /^Cliente ?\(hecho\)/ }));
  await user.click(screen.getByRole('button', { name: 'Firma' }));
  expect(onChange.mock.calls).toEqual([['Cliente']]);
  expect(await violations()).toEqual([]);
});

it('Timeline is an ordered list', async () => {
  const moments = [
    { id: '1', title: 'Propuesta enviada', when: 'ayer' },
    { id: '2', title: 'Firmada', content: 'Con certificado' },
  ];
  await drawPart(<Timeline label="Historia" moments={moments} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Propuesta enviadaayer', 'FirmadaCon certificado']);
  expect(await violations()).toEqual([]);
});

it('Rating is a slider of stars, in halves if they count, and a picture when it is only read', async () => {
  const onChange = vi.fn();
  const { rerender } = await drawPart(<Rating label="Servicio" value={3} step={0.5} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Servicio' });
  expect([slider.getAttribute('step'), slider.getAttribute('aria-valuetext')]).toEqual(['0.5', '3 de 5']);
  fireEvent.change(slider, { target: { value: '3.5' } });
  expect(onChange).toHaveBeenCalledWith(3.5);
  rerender(<Rating label="Servicio" value={3.5} />);
  expect(screen.getByRole('img', { name: 'Servicio: 3,5 de 5' })).toBeTruthy();
  expect(await violations()).toEqual([]);
});

function Meters() {
  const [value, setValue] = useState(2);
  return <NumberStepper label="Contadores" value={value} onChange={setValue} min={1} max={12} />;
}

it('NumberStepper stays between its limits, whatever is pressed or typed', async () => {
  const { user } = await drawPart(<Meters />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Contadores' });
  await user.click(screen.getByRole('button', { name: 'Menos: Contadores' }));
  expect([field.value, screen.getByRole<HTMLButtonElement>('button', { name: /^Menos/ }).disabled]).toEqual([
    '1',
    true,
  ]);
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(field.value).toBe('2');
  await user.clear(field);
  await user.type(field, '99');
  await user.tab();
  expect(field.value).toBe('12');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('12');
  expect(await violations()).toEqual([]);
});

function Lines() {
  const [rows, setRows] = useState<readonly { id: string; text: string }[]>([{ id: '0', text: '' }]);
  return (
    <Repeater
      label="Líneas"
      rows={rows}
      onChange={setRows}
      create={() => ({ id: String(rows.length), text: '' })}
      addLabel="Añadir una línea"
    >
      {(row, change, at) => (
        <input
          aria-label={`Línea ${at + 1}`}
          value={row.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
    </Repeater>
  );
}

it('Repeater adds rows and begins on them, and keeps the least', async () => {
  const { user } = await drawPart(<Lines />);
  expect(screen.queryByRole('button', { name: /Quitar/ })).toBeNull();
  await user.type(screen.getByLabelText('Línea 1'), 'luz');
  await user.click(screen.getByRole('button', { name: 'Añadir una línea' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Línea 2')));
  await user.keyboard('gas');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Quitar1' }));
  expect(screen.getByLabelText<HTMLInputElement>('Línea 1').value).toBe('gas');
});

it('ContextMenu opens where it is asked, does what is chosen and gives the focus back', async () => {
  const onChoose = vi.fn();
  const { user } = await drawPart(
    <ContextMenu label="Acciones" items={<MenuItem onChoose={onChoose}>Copiar</MenuItem>}>
      <button type="button">Fila</button>
    </ContextMenu>,
  );
  const row = screen.getByRole('button', { name: 'Fila' });
  row.focus();
  fireEvent.contextMenu(row);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copiar' }));
  expect(await violations()).toEqual([]);
  await user.keyboard('{Enter}');
  expect([onChoose.mock.calls.length, document.activeElement]).toEqual([1, row]);
  fireEvent.contextMenu(row);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('Pagination goes to a page, and nowhere beyond the last', async () => {
  const onChange = vi.fn();
  const { user } = await drawPart(<Pagination label="Páginas" pages={10} page={10} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Página 9' }));
  expect(onChange.mock.calls).toEqual([[9]]);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('10');
  expect(await violations()).toEqual([]);
});

it('Carousel goes round with its buttons and the arrows, in the direction of the page', async () => {
  const slides = ['Sol', 'Viento', 'Agua'].map((label) => ({ id: label, label, content: label }));
  const { user } = await drawPart(<Carousel label="Fuentes" slides={slides} />);
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(current()).toBe('Agua');
  screen.getByRole('list', { name: 'Fuentes' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(current()).toBe('Viento');
  expect(await violations()).toEqual([]);
});

it('Divider is only a line', async () => {
  await drawPart(<Divider>o</Divider>);
  expect(await violations()).toEqual([]);
});

it('Collapse and Blocked keep the keyboard away from what is folded or under way', async () => {
  await drawPart(
    <>
      <Collapse id="folded" open={false}>
        <button type="button">Folded</button>
      </Collapse>
      <Collapse id="open" open>
        <button type="button">Open</button>
      </Collapse>
      <Blocked blocked cover="Wait">
        <button type="button">Blocked</button>
      </Blocked>
      <Blocked blocked={false} cover="Wait">
        <button type="button">Free</button>
      </Blocked>
    </>,
  );
  const inert = [...document.querySelectorAll('[inert] button')].map(({ textContent }) => textContent);
  expect(inert).toEqual(['Folded', 'Blocked']);
  expect(screen.getAllByText('Wait')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

it('ListGroup is a list, in order if it is numbered, of rows that may be pressed', async () => {
  const onClick = vi.fn();
  const { user } = await drawPart(
    <ListGroup label="Pasos" numbered>
      <ListRow tone="warn">Leer</ListRow>
      <ListButton aria-pressed onClick={onClick}>
        Firmar
      </ListButton>
      <ListButton disabled onClick={onClick}>
        Cobrar
      </ListButton>
    </ListGroup>,
  );
  expect(screen.getByRole('list', { name: 'Pasos' }).tagName).toBe('OL');
  await user.click(screen.getByRole('button', { name: 'Firmar', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Cobrar' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await violations()).toEqual([]);
});

it('Tooltip shows when its parent opens it', async () => {
  const tooltip = (open: boolean) => (
    <Tooltip text="Aquí" open={open}>
      <b>CUPS</b>
    </Tooltip>
  );
  const { rerender } = await drawPart(tooltip(false));
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(tooltip(true));
  expect(screen.getByRole('tooltip').textContent).toBe('Aquí');
});

it('AvatarGroup draws some portraits, counts the rest, and names them all', async () => {
  const people = ['Ana Pérez', 'Luis Gil', 'Marta Ros', 'Juan Vila'].map((name) => ({ name }));
  await drawPart(<AvatarGroup label="Equipo" people={people} most={3} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'APAna Pérez',
    'LGLuis Gil',
    '+2Marta Ros, Juan Vila',
  ]);
  expect(await violations()).toEqual([]);
});
