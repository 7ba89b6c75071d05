import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../data/test-screen.tsx';
import ui from '../ui/es.json';
import { SelectField } from '../ui/fields/select-field.tsx';
import { useAccounts, useSellers, useTeam } from './use-options.ts';

const MANY = Array.from({ length: 120 }, (_, i) => ({ id: `r${i}`, nombre: `Ana ${i}`, activo: true }));
const PEOPLE = [...MANY, { id: 'gone', nombre: 'Zoe', activo: false }];

function Fields() {
  const names = useTeam({ left: true }).map(({ nombre }) => nombre);
  const fields = { All: useSellers(), Working: useSellers({ left: false }), Accounts: useAccounts() };
  return (
    <>
      <output>{names.at(-1)}</output>
      {Object.entries(fields).map(([label, options]) => (
        <SelectField key={label} {...{ label, options }} value="" onChange={() => undefined} />
      ))}
    </>
  );
}

const open = (total: number) =>
  openScreens('/', {
    screens: { '/': Fields },
    texts: { ui },
    answers: {
      'GET /v1/comerciales/opciones': { rows: PEOPLE, total },
      'GET /v1/admin/usuarios/opciones': { rows: [{ id: 'u1', nombre: 'Marta' }], total: 1 },
    },
    role: 'admin',
  });
const optionsOf = (label: string) => [...(screen.getByLabelText(label) as HTMLSelectElement).options];

afterEach(closeScreens);

it('offers every one of them, asked for once, and those who have left only for what was theirs', async () => {
  const { requests } = await open(PEOPLE.length);
  await screen.findByText('Zoe', { selector: 'output' });
  expect(optionsOf('All')).toHaveLength(121);
  expect(optionsOf('Working').map(({ text }) => text)).toEqual(MANY.map(({ nombre }) => nombre));
  expect(optionsOf('Accounts').map(({ text }) => text)).toEqual(['Marta']);
  expect(requests).toHaveLength(2);
});

it('says that there are more, where they would be, and lets nobody choose that', async () => {
  await open(5000);
  await screen.findByText('Zoe', { selector: 'output' });
  for (const label of ['All', 'Working']) {
    const last = optionsOf(label).at(-1);
    expect([last?.text, last?.disabled]).toEqual(['Solo los 121 primeros de 5.000', true]);
  }
});
