import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMATS } from './formats.ts';
import { TOOLBAR_GROUPS } from './not-yet-editable.tsx';
import { plainText, RichText } from './rich-text.tsx';
import RichTextEditor from './rich-text-editor.tsx';

afterEach(cleanup);

const drawn = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

describe('RichText', () => {
  it.each([
    ['<p>Hola, <strong>Nuria</strong><br>adiós</p>', '<p>Hola, <strong>Nuria</strong><br>adiós</p>'],
    ['<ul><li>uno</li></ul>', '<ul><li>uno</li></ul>'],
    ['<p style="text-align: center; color: red">a</p>', '<p style="text-align: center;">a</p>'],
    ['<h2>Título</h2>', '<p data-heading="true">Título</p>'],
    [
      '<img src="data:image/png;base64,AA==" alt="Una placa" class="k">',
      '<img alt="Una placa" src="data:image/png;base64,AA==">',
    ],
  ])('RichText draws the formats of a text: %s', (html, expected) => {
    expect(drawn(html)).toBe(expected);
  });

  it.each([
    ['a<script>alert(1)</script>b', 'ab'],
    ['<style>p{display:none}</style>a', 'a'],
    ['<img src="x" onerror="alert(1)">a', '<span></span>a'],
    ['<p onclick="alert(1)" class="k" id="i">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', '<span></span>'],
    ['<form action="/x"><input name="clave">a</form>', '<span><span></span>a</span>'],
    ['<iframe src="https://a.example">a</iframe>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="data:text/html,a">a</a>', '<span>a</span>'],
  ])('RichText leaves out what runs a script, fetches a file or asks for data: %s', (html, expected) => {
    expect(drawn(html)).toBe(expected);
  });

  it('RichText opens links in another tab, without telling the other site where they come from', () => {
    expect(drawn('<a href="https://vatio.example/a">a</a>')).toBe(
      '<a href="https://vatio.example/a" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
  });
});

describe('plainText', () => {
  it('plainText keeps a space between the words of two blocks, and no tags', () => {
    expect(plainText('<p>Hola:</p><p>uno<br>dos</p><script>x</script>')).toBe('Hola: uno dos');
    expect(plainText('')).toBe('');
  });
});

describe('RichTextEditor', () => {
  it('RichTextEditor does not take the focus from a field in which somebody began to write while it loaded', async () => {
    render(<input aria-label="Para" />);
    screen.getByLabelText('Para').focus();
    render(<RichTextEditor label="Mensaje" value="" onChange={() => undefined} autoFocus />);
    await screen.findByRole('textbox', { name: 'Mensaje' });
    await new Promise((done) => setTimeout(done, 100));
    expect(document.activeElement).toBe(screen.getByLabelText('Para'));
  });

  // An editor that is made while React draws is destroyed by the library if the drawing takes longer than a
  // millisecond, and what stands below it jumps up and down.
  it('RichTextEditor draws its text without an editor, and makes the editor afterwards', async () => {
    const first = vi.fn();
    render(
      <NoteFirst onDrawn={() => first(screen.queryByRole('textbox'), screen.getByText('Quiere placas.'))}>
        <RichTextEditor label="Nota" value="<p>Quiere placas.</p>" onChange={() => undefined} />
      </NoteFirst>,
    );
    expect(first.mock.calls).toEqual([[null, expect.any(HTMLElement)]]);
    expect((await screen.findByRole('textbox')).textContent).toBe('Quiere placas.');
  });
});

it('the placeholder of the toolbar has as many buttons in each group as the toolbar', () => {
  expect(FORMATS.map(({ length }) => length)).toEqual(TOOLBAR_GROUPS.map(({ buttons }) => buttons));
});

function NoteFirst({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(() => onDrawn());
  return children;
}
