import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeLanguage,
  forgetLostTexts,
  loadTexts,
  startTexts,
  textLanguage,
  translate,
  translationOf,
} from './catalogue.ts';
import type { Texts } from './dictionary.ts';
import { RichText } from './rich-text.tsx';
import { useTranslation } from './use-translation.ts';

const ES: Record<string, Texts> = {
  house: {
    hello: 'Hola, {{name}}',
    lamps_one: '{{count}} lámpara',
    lamps_many: '{{count}} de lámparas',
    lamps_other: '{{count}} lámparas',
    rooms_zero: 'Ninguna sala',
    rooms_one: 'Una sala',
    rooms_other: '{{count}} salas',
    help: { title: 'Ayuda', deeper: { still: 'Más abajo' } },
    'with.dot': 'Con punto',
    onlySpanish: 'Solo en español',
    sentence: 'Lo hemos enviado a <b>{{email}}</b>; <i>mira tu <b>correo</b></i>.',
  },
  garden: { tree: 'Árbol' },
};
const EN: Record<string, Texts> = {
  house: { hello: 'Hello, {{name}}', lamps_one: '{{count}} lamp', lamps_other: '{{count}} lamps' },
  garden: { tree: 'Tree' },
};

const load = vi.fn(async (area: string, language: string) => (language === 'en' ? EN : ES)[area] ?? {});

beforeEach(() => {
  load.mockClear();
  startTexts({ language: 'es', texts: { es: { house: ES.house ?? {} } }, load });
});
afterEach(cleanup);

const house = () => translationOf('house').t;

describe('a text', () => {
  it('is completed with values, and a place without one is left empty', () => {
    expect(house()('hello', { name: 'Ada' })).toBe('Hola, Ada');
    expect(house()('hello')).toBe('Hola, ');
    expect(house()('hello', { name: '{{count}}', count: 3 })).toBe('Hola, {{count}}');
  });

  it('without a place in the dictionary is its key, or what is given for that', () => {
    expect(house()('missing')).toBe('missing');
    expect(house()('missing', { defaultValue: 'Otra cosa' })).toBe('Otra cosa');
    expect(translate<string>('house:missing')).toBe('missing');
    expect(house()('toString')).toBe('toString');
    expect(house()('help')).toBe('help');
  });

  it('is the first of several keys that the dictionary has', () => {
    expect(house()(['missing', 'help.title', 'onlySpanish'])).toBe('Ayuda');
    expect(house()(['missing', 'neither'])).toBe('neither');
  });

  it('is found in groups, by its path or from within', () => {
    expect(house()('help.title')).toBe('Ayuda');
    expect(house()('help.deeper.still')).toBe('Más abajo');
    expect(house()('with.dot')).toBe('Con punto');
    expect(translationOf('house', 'help').t('title')).toBe('Ayuda');
    expect(translationOf('house', 'help').exists('title')).toBe(true);
    expect(translationOf('house', 'help').exists('hello')).toBe(false);
  });
});

describe('a plural', () => {
  it.each([
    [0, '0 lámparas'],
    [1, '1 lámpara'],
    [2, '2 lámparas'],
    [1_000_000, '1000000 de lámparas'],
  ])('of %d in Spanish', (count, words) => {
    expect(house()('lamps', { count })).toBe(words);
  });

  it('of none has its own form where there is one, and of a million that of many things', () => {
    expect(house()('rooms', { count: 0 })).toBe('Ninguna sala');
    expect(house()('rooms', { count: 1_000_000 })).toBe('1000000 salas');
  });

  it('follows the rules of English in English', async () => {
    await changeLanguage('en');
    expect([0, 1, 2].map((count) => house()('lamps', { count }))).toEqual(['0 lamps', '1 lamp', '2 lamps']);
    expect(house()('rooms', { count: 1_000_000 })).toBe('1000000 salas');
  });
});

describe('the language', () => {
  it('changes what is drawn without drawing the page anew, with the dictionaries already there', async () => {
    const drawn = vi.fn();
    render(<Greeting drawn={drawn} />);
    await act(() => changeLanguage('en'));
    expect(screen.getByText('Hello, Ada')).toBeDefined();
    expect(drawn.mock.calls).toEqual([['es'], ['en']]);
  });

  it('falls back to Spanish for what it lacks', async () => {
    await changeLanguage('en');
    expect(house()('onlySpanish')).toBe('Solo en español');
  });

  it('that was asked for last wins, whichever comes first', async () => {
    let bringEnglish = () => undefined as unknown;
    load.mockImplementationOnce(
      (area) => new Promise((resolve) => (bringEnglish = () => resolve(EN[area] ?? {}))),
    );
    const english = changeLanguage('en');
    await changeLanguage('es');
    bringEnglish();
    await english;
    expect(textLanguage()).toBe('es');
    expect(house()('hello', { name: 'Ada' })).toBe('Hola, Ada');
  });

  it('whose dictionary does not come is said in Spanish, and asked for again later', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await changeLanguage('en');
    expect(textLanguage()).toBe('en');
    expect(translationOf('house')).toMatchObject({ ready: true, failure: undefined });
    expect(house()('hello', { name: 'Ada' })).toBe('Hola, Ada');
    await loadTexts('house');
    expect(house()('hello', { name: 'Ada' })).toBe('Hello, Ada');
  });
});

describe('an area that comes later', () => {
  it('is fetched once by whoever draws it, however many they are', async () => {
    render([<Tree key="a" />, <Tree key="b" />]);
    expect(screen.getAllByText('un momento')).toHaveLength(2);
    expect(await screen.findAllByText('Árbol')).toHaveLength(2);
    expect(load.mock.calls).toEqual([['garden', 'es']]);
  });

  it('makes nothing of another area draw again', async () => {
    const before = translationOf('house');
    await loadTexts('garden');
    expect(translationOf('house')).toBe(before);
  });

  it('that does not come fails where it is drawn, and comes when it is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { rerender } = render(
      <Catcher key="first">
        <Tree />
      </Catcher>,
    );
    expect(await screen.findByText('Failed to fetch dynamically imported module')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
    forgetLostTexts();
    rerender(
      <Catcher key="second">
        <Tree />
      </Catcher>,
    );
    expect(await screen.findByText('Árbol')).toBeDefined();
  });

  it('that does not come fails for whoever waits for it', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadTexts('garden')).rejects.toThrow('Failed to fetch');
    await loadTexts('garden');
    expect(translate<string>('garden:tree')).toBe('Árbol');
  });
});

it('a text with marks draws its parts, and reads none in its values', () => {
  const { container } = render(
    <RichText
      area="house"
      textKey="sentence"
      values={{ email: '<b>ada</b>@casa.es' }}
      parts={{ b: <strong />, i: <em /> }}
    />,
  );
  expect(container.innerHTML).toBe(
    'Lo hemos enviado a <strong>&lt;b&gt;ada&lt;/b&gt;@casa.es</strong>; <em>mira tu <strong>correo</strong></em>.',
  );
});

class Catcher extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

function Tree() {
  const { t, ready } = useTranslation('garden');
  return <p>{ready ? t('tree') : 'un momento'}</p>;
}

function Greeting({ drawn }: { readonly drawn: (language: string) => void }) {
  const { t, language } = useTranslation('house');
  drawn(language);
  return <p>{t('hello', { name: 'Ada' })}</p>;
}
