import { createElement, type ReactNode, useMemo } from 'react';
import styles from './editor.module.css';

const TAGS = new Set(
  'p br hr strong b em i u s del code pre blockquote ul ol li h1 h2 h3 h4 span div'.split(' '),
);
/** These elements are left out with the text inside them. */
const DROPPED = new Set('script style head title template noscript iframe object'.split(' '));
const VOID = new Set(['br', 'hr']);
const ALIGNED = /^(left|center|right|justify)$/;
const SAFE_ADDRESS = /^(https?:|mailto:|tel:)/i;

/**
 * Draws HTML from anywhere without trusting it. It keeps the tags of a text, and of their attributes only the address
 * of a link and the alignment; nothing runs and nothing is fetched. Any other tag leaves its text.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(parse(html)), [html]);
  return (
    <div dir="auto" className={styles.rich}>
      {content}
    </div>
  );
}

/** The words without their formats, for an excerpt. */
export function plainText(html: string): string {
  const body = parse(html);
  for (const dropped of body.querySelectorAll([...DROPPED].join(','))) dropped.remove();
  for (const block of body.querySelectorAll('p, br, li, h1, h2, h3, h4, div, blockquote')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** DOMParser makes a document of its own, where no script runs and no picture loads. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function childrenOf(element: Element): ReactNode[] {
  return [...element.childNodes].map((node, key) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    return node.nodeType === node.ELEMENT_NODE ? drawn(node as Element, key) : null;
  });
}

function drawn(element: Element, key: number): ReactNode {
  const tag = element.localName;
  if (DROPPED.has(tag)) return null;
  const children = childrenOf(element);
  if (tag === 'a') return link(element, key, children);
  if (tag === 'img') return picture(element, key);
  if (!TAGS.has(tag)) return createElement('span', { key }, ...children);
  const align = (element as HTMLElement).style.textAlign;
  const style = ALIGNED.test(align) ? { textAlign: align } : undefined;
  // A heading inside a text would confuse the headings of the page, so it becomes a paragraph in bold.
  const heading = /^h\d$/.test(tag);
  return createElement(
    heading ? 'p' : tag,
    { key, style, 'data-heading': heading || undefined },
    ...(VOID.has(tag) ? [] : children),
  );
}

/**
 * Only a picture embedded in the text as data: any other would be fetched, and its host would learn who reads the text.
 */
function picture(element: Element, key: number): ReactNode {
  const src = element.getAttribute('src') ?? '';
  if (!/^data:image\//.test(src)) return createElement('span', { key });
  return createElement('img', { key, src, alt: element.getAttribute('alt') ?? '' });
}

function link(element: Element, key: number, children: ReactNode[]): ReactNode {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!SAFE_ADDRESS.test(href)) return createElement('span', { key }, ...children);
  return createElement(
    'a',
    { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    ...children,
  );
}
