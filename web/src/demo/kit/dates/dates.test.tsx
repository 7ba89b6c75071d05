import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removePart, violations } from '../../../ui/kit/test-kit.tsx';
import { drawPart } from '../test-kit.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { SeveralDaysField } from './several-days-field.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  removePart();
});

const value = () => document.querySelector('output')?.textContent;

function Moment() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateTimeField label="Envío" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('DateTimeField is complete with a day and a time, and a day alone gets nine in the morning', async () => {
  const { user } = await drawPart(<Moment />);
  await user.type(screen.getByLabelText('Envío: día'), '24/12/2026');
  expect(value()).toBe('2026-12-24T09:00');
  await user.clear(screen.getByLabelText('Envío: hora'));
  expect(value()).toBe('');
  await user.type(screen.getByLabelText('Envío: hora'), '20');
  await user.tab();
  expect(value()).toBe('2026-12-24T20:00');
  expect(await violations()).toEqual([]);
});

function Stay() {
  const [value, setValue] = useState({ from: '', to: '' });
  return (
    <>
      <DateRangeField label="Vigencia" value={value} onChange={setValue} />
      <output>{`${value.from} ${value.to}`}</output>
    </>
  );
}

it('DateRangeField takes two days from one calendar, and complains of an end before its beginning', async () => {
  const { user } = await drawPart(<Stay />);
  await user.click(screen.getByRole('button', { name: 'Elegir los dos días en el calendario' }));
  await user.click(await screen.findByRole('button', { name: /10 de noviembre/ }));
  await user.click(screen.getByRole('button', { name: /20 de noviembre/ }));
  expect(value()).toBe('2026-11-10 2026-11-20');
  await user.clear(screen.getByLabelText('Vigencia: hasta'));
  await user.type(screen.getByLabelText('Vigencia: hasta'), '01/11/2026');
  expect(screen.getByText('Acaba antes de empezar')).toBeTruthy();
  expect(await violations()).toEqual([]);
});

function Outages() {
  const [days, setDays] = useState<readonly string[]>(['2026-11-24']);
  return (
    <>
      <SeveralDaysField label="Cortes" value={days} onChange={setDays} />
      <output>{days.join(' ')}</output>
    </>
  );
}

it('SeveralDaysField gathers days in order, and removes each', async () => {
  const { user } = await drawPart(<Outages />);
  await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
  const day = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;
  await user.click(await day(/\b27 de noviembre/));
  await user.click(await day(/\b23 de noviembre/));
  expect(value()).toBe('2026-11-23 2026-11-24 2026-11-27');
  expect(await violations()).toEqual([]);
  await user.click(await day(/\b24 de noviembre/));
  await user.click(screen.getByRole('button', { name: 'Quitar 23/11/2026' }));
  expect(value()).toBe('2026-11-27');
});
