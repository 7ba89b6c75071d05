import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkLogo } from './logo.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`,
  );

describe('a drawing for a logo', () => {
  test('is taken when it only draws', () => {
    const inside = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <style>.b { fill: url(#a) }</style><g class="b"><path d="M0 0h9" fill="url('#a')"/></g><use xlink:href="#a"/>`;
    expect(checkLogo(svg(inside))).toEqual({ ok: true, type: 'image/svg+xml' });
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a page inside', '<foreignObject><p/></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>'],
    ['a handler', '<path d="M0 0" onclick="alert(1)"/>'],
    ['an outside reference', '<use xlink:href="https://example.org/a.svg#b"/>'],
    ['a reference with a program', '<use href="javascript:alert(1)"/>'],
    ['a style from elsewhere', '<style>@import "https://example.org/a.css";</style>'],
    ['a fill from elsewhere', '<path d="M0 0" fill="url(https://example.org/a.svg#b)"/>'],
    ['a fill from elsewhere in quotes', '<path d="M0 0" style="fill:url( \'//example.org/a\')"/>'],
    ['an escape in a style', '<style>a { background: u\\72l(//example.org) }</style>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a base from elsewhere', '<g xml:base="https://example.org/"><use href="#b"/></g>'],
    ['a set of pictures from elsewhere', '<style>a { mask: image-set("//example.org/a.png" 1x) }</style>'],
    ['something of another language', '<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>'],
    ['something under a prefix', '<h:style xmlns:h="http://www.w3.org/1999/xhtml">a {}</h:style>'],
    ['something of its own language under a prefix', '<s:path xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['a drawing inside itself', '<g id="a"><use href="#a"/></g>'],
    [
      'a mask of itself',
      '<mask id="a"><rect class="b"/></mask><style>.b { mask: url(#a) }</style><rect class="b"/>',
    ],
    ['a style that clips whatever it meets', '<clipPath id="a"/><style>* { clip-path: url(#a) }</style>'],
    ['a tag that does not end', '<path d="M0 0"'],
  ])('is refused for %s', (_, inside) => {
    expect(checkLogo(svg(inside))).toMatchObject({ ok: false });
  });

  test.each([
    ['copies', (id: string) => `<use href="#${id}"/>`.repeat(10)],
    ['masks', (id: string) => `<rect mask="url(#${id})"/>`.repeat(10)],
    ['classes that mask', (id: string) => `<rect class="${id}"/>`.repeat(10)],
  ])('is refused at once when its %s of one another are more than a page can draw', (_, pointing) => {
    const levels = Array.from(
      { length: 9 },
      (_one, at) => `<mask id="n${at + 1}">${pointing(`n${at}`)}</mask>`,
    );
    const styles = `<style>${levels.map((_one, at) => `.n${at} { mask: url(#n${at}) }`).join('')}</style>`;
    const bomb = svg(`${styles}<rect id="n0"/>${levels.join('')}${pointing('n9')}`);
    expect(checkLogo(bomb)).toEqual({
      ok: false,
      reason: 'El SVG dibuja más de 5000 piezas, contando las que copia con <use>: simplifícalo',
    });
  });

  test('is refused when its parts stand one inside another without end', () => {
    for (const levels of [300, 20_000]) {
      expect(checkLogo(svg('<g>'.repeat(levels) + '</g>'.repeat(levels)))).toMatchObject({ ok: false });
    }
  });

  test('is refused without its namespace, because no browser would draw it', () => {
    expect(checkLogo(Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'))).toMatchObject({
      reason: 'Al SVG le falta xmlns="http://www.w3.org/2000/svg"',
    });
  });

  test('is refused for an entity, which could bring a file of the server', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    expect(checkLogo(Buffer.from(`${bomb}${svg('<text>&a;</text>')}`))).toMatchObject({ ok: false });
  });
});

describe('a picture for a logo', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('is taken by its content and not by its name', () => {
    expect(checkLogo(PNG)).toEqual({ ok: true, type: 'image/png' });
  });

  test('is refused when its pixels cannot be unpacked, which would end the thread that draws documents', () => {
    const changed = Buffer.from(PNG);
    changed[45] = changed[45]! ^ 0x55;
    expect(checkLogo(changed)).toMatchObject({ ok: false, reason: 'El PNG está dañado' });
    // The same with a checksum that fits: what is wrong is the compressed text itself.
    changed.writeUInt32BE(crc32(changed.subarray(37, 54)), 54);
    expect(checkLogo(changed)).toMatchObject({ ok: false, reason: 'El PNG está dañado' });
  });

  test('is refused when it holds fewer pixels than it says', () => {
    const wider = Buffer.from(PNG);
    wider.writeUInt32BE(900, 16);
    wider.writeUInt32BE(crc32(wider.subarray(12, 29)), 29);
    expect(checkLogo(wider)).toMatchObject({ ok: false, reason: 'El PNG está dañado' });
  });

  test('is refused when it is cut off, enormous or something else', () => {
    expect(checkLogo(PNG.subarray(0, 40))).toMatchObject({ ok: false });
    const enormous = Buffer.from(PNG);
    enormous.writeUInt32BE(60_000, 16);
    expect(checkLogo(enormous)).toMatchObject({
      reason: 'La imagen mide 60000 × 1 píxeles, y caben 2000 por lado',
    });
    expect(checkLogo(readFileSync(join(import.meta.dirname, 'logo.ts')))).toMatchObject({ ok: false });
    expect(checkLogo(Buffer.from('<html><body>svg</body></html>'))).toMatchObject({ ok: false });
  });
});
