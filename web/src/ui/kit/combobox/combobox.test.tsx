import { screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPart, removePart, violations } from '../test-kit.tsx';
import type { Choice, ChoiceSource, Found } from './choice.ts';
import { ComboboxField } from './combobox-field.tsx';
import { SeveralField } from './several-field.tsx';

afterEach(removePart);

const CLIENTS: readonly Choice[] = [
  { value: '1', label: 'Panadería Núñez', hint: 'B12345674', group: 'Empresas', picture: null },
  { value: '2', label: 'Ana Ibáñez', hint: '12345678Z', group: 'Personas' },
  { value: '3', label: 'Talleres Vila', hint: 'B87654321', group: 'Empresas' },
  { value: '4', label: 'Ana Baja', disabled: true, group: 'Personas' },
];

function Client({
  options = CLIENTS,
  start = '',
  ...more
}: { options?: ChoiceSource; start?: string } & Extra) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ComboboxField label="Cliente" value={value} onChange={setValue} options={options} {...more} />
      <samp>{value}</samp>
    </>
  );
}
type Extra = Partial<
  Pick<
    ComponentProps<typeof ComboboxField>,
    'required' | 'chosen' | 'onCreate' | 'most' | 'opensOn' | 'noneFound'
  >
>;

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Cliente/ });
const value = () => document.querySelector('samp')?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

type User = Awaited<ReturnType<typeof drawPart>>['user'];

/** A search that answers only when the test tells it to. */
function searchByHand() {
  const waiting = new Map<string, (found: Found) => void>();
  const requests: string[] = [];
  return {
    asked: requests,
    find: (text: string) => {
      requests.push(text);
      return new Promise<Found>((resolve) => waiting.set(text, resolve));
    },
    answer: (text: string, found: Found) => waiting.get(text)?.(found),
  };
}

describe('ComboboxField', () => {
  it('ComboboxField opens with the arrow, groups what it offers, and chooses by keyboard', async () => {
    const { user } = await drawPart(<Client />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual([
      'PNPanadería NúñezB12345674',
      'Talleres VilaB87654321',
      'Ana Ibáñez12345678Z',
      'Ana Baja',
    ]);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Empresas',
      'Personas',
    ]);
    expect(await violations()).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect([value(), field().value, options()]).toEqual(['3', 'Talleres Vila', []]);
  });

  it('ComboboxField finds choices by words in any order, and by their second line', async () => {
    const { user } = await drawPart(<Client />);
    await user.type(field(), 'núñez pan');
    expect(options()).toHaveLength(1);
    await user.clear(field());
    await user.type(field(), '12345678z');
    expect(active()).toContain('Ana Ibáñez');
    await user.keyboard('{Enter}');
    expect(value()).toBe('2');
    await user.clear(field());
    await user.type(field(), 'nadie');
    expect(screen.getByRole('status').textContent).toBe('Nada coincide');
  });

  it('ComboboxField says what to do when nothing is found, where its owner knows it', async () => {
    const { user } = await drawPart(<Client noneFound="Dalo de alta en Clientes" />);
    await user.type(field(), 'nadie');
    expect(screen.getByRole('status').textContent).toBe('Dalo de alta en Clientes');
  });

  it('ComboboxField goes back to the chosen value with Esc, and to none when it is emptied', async () => {
    const { user } = await drawPart(<Client start="3" />);
    await user.type(field(), 'x');
    await user.keyboard('{Escape}');
    expect([value(), field().value, options()]).toEqual(['3', 'Talleres Vila', []]);
    await user.clear(field());
    await user.tab();
    expect([value(), field().value]).toEqual(['', '']);
  });

  it('ComboboxField does not choose a disabled choice, and a required one is not left empty', async () => {
    const { user } = await drawPart(<Client start="3" required />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Ana Baja' }));
    expect(value()).toBe('3');
    await user.clear(field());
    await user.tab();
    expect([value(), field().value]).toEqual(['3', 'Talleres Vila']);
  });

  it('ComboboxField names the choice of a value that nobody has searched yet', async () => {
    await drawPart(
      <Client options={async () => ({ choices: [] })} start="9" chosen={{ value: '9', label: 'Bar Sol' }} />,
    );
    expect(field().value).toBe('Bar Sol');
  });

  it('ComboboxField searches what is typed, says that it is searching, and ignores all answers but the last', async () => {
    const { asked: requests, find, answer } = searchByHand();
    const { user } = await drawPart(<Client options={find} />);
    await user.click(field());
    expect(screen.getByRole('status').textContent).toBe('Buscando…');
    await user.type(field(), 'vila');
    await waitFor(() => expect(requests).toEqual(['', 'vila']));
    answer('', { choices: [{ value: '1', label: 'Cualquiera' }] });
    answer('vila', { choices: [{ value: '3', label: 'Talleres Vila' }] });
    await waitFor(() => expect(options()).toEqual(['Talleres Vila']));
    await user.keyboard('{Enter}');
    expect([value(), field().value]).toEqual(['3', 'Talleres Vila']);
  });

  it('ComboboxField does not choose with Enter what an earlier text had found', async () => {
    const { asked: requests, find, answer } = searchByHand();
    const { user } = await drawPart(<Client options={find} />);
    await user.click(field());
    await waitFor(() => expect(requests).toEqual(['']));
    answer('', { choices: [{ value: '1', label: 'Cualquiera' }] });
    await waitFor(() => expect(options()).toEqual(['Cualquiera']));
    await user.type(field(), 'vila{Enter}');
    expect([value(), options()]).toEqual(['', ['Cualquiera']]);
    await waitFor(() => expect(requests).toEqual(['', 'vila']));
    answer('vila', { choices: [{ value: '3', label: 'Talleres Vila' }] });
    await waitFor(() => expect(options()).toEqual(['Talleres Vila']));
    await user.keyboard('{Enter}');
    expect(value()).toBe('3');
  });

  it('ComboboxField says that there are more matches than it shows', async () => {
    await drawPart(<Client options={async () => ({ choices: CLIENTS, more: true })} />);
    field().click();
    const text = 'Hay más: sigue escribiendo para encontrarlos';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
    expect(options()).toHaveLength(4);
  });

  it.each([
    ['its button', async (user: User) => user.click(screen.getByRole('button', { name: 'Reintentar' }))],
    ['Enter', async (user: User) => user.keyboard('{Enter}')],
    ['the keyboard on its button', async (user: User) => user.keyboard('{Tab}{Enter}')],
  ])('ComboboxField says that a search has failed, and tries again with %s', async (_, retry) => {
    let attempts = 0;
    const find = async () => {
      attempts++;
      if (attempts === 1) throw new Error('sin red');
      return { choices: CLIENTS };
    };
    const { user } = await drawPart(<Client options={find} />);
    await user.click(field());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No se ha podido buscar'));
    expect(await violations()).toEqual([]);
    await retry(user);
    await waitFor(() => expect(options()).toHaveLength(4));
    expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['', field()]);
  });

  it('ComboboxField opens on a press, on the focus or only on typing, and offers at most the number it is given', async () => {
    const { user, unmount } = await drawPart(<Client most={2} opensOn="focus" />);
    await user.tab();
    expect(options()).toEqual(['PNPanadería NúñezB12345674', 'Talleres VilaB87654321']);
    await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(value()).toBe('3');
    unmount();
    await drawPart(<Client opensOn="typing" />);
    await user.click(field());
    expect(options()).toEqual([]);
    await user.type(field(), 'núñez');
    expect(options()).toHaveLength(1);
  });

  it('ComboboxField offers to create a choice that is not there, and none that is', async () => {
    const onCreate = vi.fn();
    const { user } = await drawPart(<Client onCreate={onCreate} />);
    await user.type(field(), 'Talleres Vila');
    expect(options()).toHaveLength(1);
    await user.clear(field());
    await user.type(field(), 'Bar Sol');
    expect(options()).toEqual(['Crear «Bar Sol»']);
    await user.keyboard('{Enter}');
    expect(onCreate.mock.calls).toEqual([['Bar Sol']]);
  });
});

function Clients({ fixed }: { readonly fixed?: readonly string[] }) {
  const [value, setValue] = useState<readonly string[]>(['3']);
  return (
    <>
      <SeveralField
        counted
        label="Clientes"
        fixed={fixed}
        value={value}
        onChange={setValue}
        options={CLIENTS}
      />
      <samp>{value.join(' ')}</samp>
    </>
  );
}

describe('SeveralField', () => {
  it('SeveralField gathers choices, and removes them with Backspace, by choosing them again or with their button', async () => {
    const { user } = await drawPart(<Clients />);
    await user.type(field(), 'ibáñez');
    await user.keyboard('{Enter}');
    expect([value(), field().value]).toEqual(['3 2', '']);
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('option', { name: /Talleres/ }));
    expect(value()).toBe('2');
    await user.keyboard('{Backspace}');
    expect(value()).toBe('');
    await user.click(screen.getByRole('option', { name: /Panadería/ }));
    await user.click(screen.getByRole('button', { name: 'Quitar Panadería Núñez' }));
    expect([value(), document.activeElement]).toEqual(['', field()]);
  });

  it('SeveralField keeps its fixed values, whatever is pressed, and counts each group', async () => {
    const { user } = await drawPart(<Clients fixed={['3']} />);
    expect(screen.queryByRole('button', { name: 'Quitar Talleres Vila' })).toBeNull();
    await user.type(field(), 'ibáñez');
    await user.keyboard('{Enter}{Backspace}{Backspace}');
    expect(value()).toBe('3');
    const heads = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    expect(heads).toEqual(['Empresas2', 'Personas2']);
    await user.click(screen.getByRole('option', { name: /Talleres/ }));
    expect(value()).toBe('3');
  });
});
