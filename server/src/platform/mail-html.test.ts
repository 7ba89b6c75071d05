import { expect, test } from 'vitest';
import { TEST_BRAND } from './brand/test-brand.ts';
import { mailHtml } from './mail-html.ts';

const URL = 'https://vatio.example/p/abc?a=1&b=2';

/** The words that a reader sees, without the head and without what is hidden. */
function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

test('the HTML of a mail says what its text says, its address as a button and as text', () => {
  const text = `Hola, Ana:\n\nEsta es tu propuesta.\n\nPuedes verla aquí:\n${URL}\n\nVale hasta mañana.`;
  const html = mailHtml({
    subject: 'Propuesta',
    text,
    link: { url: URL, label: 'Ver la propuesta' },
    brand: TEST_BRAND,
  });
  const button = `Ver la propuesta ${URL}`;
  expect(wordsOf(html)).toBe(`Vatio ${text.replace(URL, button).replace(/\s+/g, ' ')}`);
  expect(html.match(/href="([^"]+)"/g)).toEqual(
    Array(2).fill('href="https://vatio.example/p/abc?a=1&amp;b=2"'),
  );
  expect(html).toMatch(/display:none[^>]*>Esta es tu propuesta\./);
});

test('markup and addresses that somebody wrote stay words', () => {
  const text = `Hola, <img src=x onerror="alert(1)"> & 'Cía':\n\nhttps://ajena.example/\n\n${URL}`;
  const html = mailHtml({
    subject: '</title><script>',
    text,
    link: { url: URL, label: 'Ver' },
    brand: TEST_BRAND,
  });
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(wordsOf(html)).toContain(`<img src=x onerror="alert(1)"> & 'Cía':`);
  expect(html).not.toContain('href="https://ajena');
});
