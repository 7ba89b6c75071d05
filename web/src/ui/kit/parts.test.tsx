import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioGroup } from './choices/radio-group.tsx';
import { CodeBoxes } from './code-boxes/code-boxes.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { drawPart, removePart, violations } from './test-kit.tsx';

afterEach(removePart);

function Tariff() {
  const [value, setValue] = useState<'2.0TD' | '3.0TD' | '6.1TD' | ''>('2.0TD');
  const options = (['2.0TD', '3.0TD', '6.1TD'] as const).map((tariff) => ({ value: tariff, label: tariff }));
  return (
    <RadioGroup label="Tarifa" value={value} onChange={setValue} options={options} error="Mira el CUPS" />
  );
}

it('RadioGroup is one choice of native radios, and ties its error to the group', async () => {
  const { user } = await drawPart(<Tariff />);
  await user.click(screen.getByLabelText('3.0TD'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3.0TD' }).checked).toBe(true);
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(1);
  const described = screen.getByRole('group', { name: 'Tarifa' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Mira el CUPS');
  expect(await violations()).toEqual([]);
});

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeBoxes label="Código" value={value} onChange={setValue} onComplete={onComplete} />;
}

it('CodeBoxes take a pasted code with its spaces, and say when it is complete', async () => {
  const onComplete = vi.fn();
  const { user } = await drawPart(<Code onComplete={onComplete} />);
  const field = screen.getByLabelText<HTMLInputElement>('Código');
  expect(field.autocomplete).toBe('one-time-code');
  await user.type(field, '12x');
  expect(field.value).toBe('12');
  await user.clear(field);
  await user.paste('123 456');
  expect([field.value, onComplete.mock.calls]).toEqual(['123456', [['123456']]]);
  expect(await violations()).toEqual([]);
});

it('Spinner says what is being waited for', async () => {
  await drawPart(<Spinner label="Calculando" />);
  expect(screen.getByRole('status').textContent).toBe('Calculando');
  expect(await violations()).toEqual([]);
});
