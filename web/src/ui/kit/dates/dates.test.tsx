import { screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDisplay } from '../../theme/display.ts';
import { drawPart, removePart, violations } from '../test-kit.tsx';
import { DateField } from './date-field.tsx';
import { MonthField } from './month-field.tsx';
import { TimeField } from './time-field.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  removePart();
});

type Probe = {
  readonly Part: typeof DateField | typeof MonthField | typeof TimeField;
  readonly start?: string;
};

const onChange = vi.fn();
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

type Limits = { min?: string; max?: string; closed?: readonly { from: string; to: string }[] };

function Probe({ Part, start = '', ...limits }: Probe & Limits) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Part label="Alta" value={value} onChange={change} {...limits} />
      <output>{value}</output>
      <button type="submit">Guardar</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Alta') as HTMLInputElement;
const value = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  onChange.mockClear();
  onSubmit.mockClear();
});

describe('DateField', () => {
  it('DateField is typed with the day first, and formats the text when it is left', async () => {
    const { user } = await drawPart(<Probe Part={DateField} />);
    expect(field().placeholder).toBe('dd/mm/aaaa');
    await user.type(field(), '5/1/26');
    expect(value()).toBe('');
    await user.tab();
    expect(value()).toBe('2026-01-05');
    expect(field().value).toBe('05/01/2026');
    expect(await violations()).toEqual([]);
  });

  it('DateField keeps a text that is no day to be corrected, reports none and stops the form', async () => {
    const { user } = await drawPart(<Probe Part={DateField} start="2026-01-05" />);
    await user.clear(field());
    await user.type(field(), '31/02/2026{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect([value(), field().value]).toEqual(['', '31/02/2026']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Escribe la fecha como dd/mm/aaaa')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), '28/2/26{Enter}');
    expect([onSubmit.mock.calls.length, value()]).toEqual([1, '2026-02-28']);
  });

  it('DateField reports once what an unfinished text means, and nothing while it is being written', async () => {
    const { user } = await drawPart(<Probe Part={DateField} />);
    await user.type(field(), '05/01/2026');
    expect(onChange.mock.calls).toEqual([['2026-01-05']]);
  });

  it('DateField says how early and how late the day may be', async () => {
    const { user } = await drawPart(<Probe Part={DateField} min="2026-02-01" max="2026-12-31" />);
    await user.type(field(), '31/01/2026');
    expect(screen.getByText('Tiene que ser, como pronto, el 01/02/2026')).toBeTruthy();
    await user.clear(field());
    await user.type(field(), '01/01/2027');
    expect(screen.getByText('Tiene que ser, como tarde, el 31/12/2026')).toBeTruthy();
  });

  it('DateField moves by days with the arrows, and begins today', async () => {
    const { user } = await drawPart(<Probe Part={DateField} />);
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('22/11/2026');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(value()).toBe('2026-11-20');
  });

  it('DateField opens a calendar in Spanish that works by keyboard alone, with weeks that begin on Monday', async () => {
    const { user } = await drawPart(<Probe Part={DateField} start="2026-11-20" />);
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = await screen.findByRole('dialog', { name: 'Elegir en el calendario' });
    const grid = await within(calendar).findByRole('grid', { name: /noviembre 2026/i });
    expect(document.querySelector('th')?.getAttribute('aria-label')).toBe('lunes');
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
    expect(await violations()).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(value()).toBe('2026-11-28');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir en el calendario' }));
  });

  it('DateField closes its calendar with Esc, and does not offer days outside its limits', async () => {
    const { user } = await drawPart(<Probe Part={DateField} max="2026-11-10" />);
    await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
    const late = await screen.findByRole('button', { name: /11 de noviembre/ });
    expect(screen.queryByRole('button', { name: 'Hoy' })).toBeNull();
    await user.click(late);
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('MonthField', () => {
  it('MonthField is typed as month and year, and chosen by keyboard over the end of a year', async () => {
    const { user } = await drawPart(<Probe Part={MonthField} />);
    await user.type(field(), '11/2026');
    expect(value()).toBe('2026-11');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('group', { name: '2026' });
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await violations()).toEqual([]);
    await user.keyboard('{Enter}');
    expect([value(), field().value]).toEqual(['2027-01', '01/2027']);
  });

  it('MonthField does not choose a month beyond its limit', async () => {
    const { user } = await drawPart(<Probe Part={MonthField} start="2026-11" max="2026-11" />);
    await user.click(screen.getByRole('button', { name: /^Elegir/ }));
    await user.click(await screen.findByRole('button', { name: 'dic' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('TimeField', () => {
  it('TimeField reads how people write the time, and offers the hours of the day', async () => {
    const { user } = await drawPart(<Probe Part={TimeField} />);
    await user.type(field(), '930');
    await user.tab();
    expect([value(), field().value]).toEqual(['09:30', '09:30']);
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Alta' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe('10:00');
  });
});

it('the date fields speak English too, with the day before the month', async () => {
  setDisplay({ language: 'en' });
  const { user } = await drawPart(<Probe Part={DateField} start="2026-11-20" />);
  expect(field().value).toBe('20/11/2026');
  await user.click(field());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeTruthy();
  setDisplay({ language: 'es' });
});

it('a calendar whose limits are empty has none', async () => {
  const { user } = await drawPart(<Probe Part={DateField} min="" max="" />);
  await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
  await user.click((await screen.findAllByRole('button', { name: /\b27 de noviembre/ }))[0] as HTMLElement);
  expect(value()).toBe('2026-11-27');
});

describe('a calendar with closed days', () => {
  const closed = [{ from: '2026-11-24', to: '2026-11-26' }];

  it('a calendar with closed days refuses a closed day, pressed or typed', async () => {
    const { user } = await drawPart(<Probe Part={DateField} closed={closed} />);
    await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
    const panel = within(await screen.findByRole('dialog'));
    const dayButton = async (day: number) =>
      (await panel.findAllByRole('button', { name: new RegExp(`\\b${day} de noviembre`) }))[0] as HTMLElement;
    expect(await dayButton(24)).toHaveProperty('disabled', true);
    expect(await dayButton(23)).toHaveProperty('disabled', false);
    await user.click(await dayButton(27));
    expect(value()).toBe('2026-11-27');
    await user.clear(field());
    await user.type(field(), '25/11/2026');
    await user.tab();
    expect(screen.getByText('Ese día no se puede elegir')).toBeTruthy();
  });
});
