import type { CSSProperties } from 'react';
import { schemeOf } from '../../ui/theme/display.ts';
import type { Layout } from '../../ui/theme/layout-config.ts';
import styles from './mini-page.module.css';

const WIDTH = 96;
const HEIGHT = 60;
const BAR = 10;
const SIDE = 20;

/** A small drawing of the product with a layout: what choosing it will look like. */
export function MiniPage({ layout }: { readonly layout: Layout }) {
  const { menu, menuHidden, navbar, contentWidth, footer, skin, color, rightToLeft, corners } = layout;
  const side = menu === 'vertical' && !menuHidden ? SIDE : 0;
  const floats = navbar === 'floating';
  const inset = contentWidth === 'boxed' ? 12 : 4;
  const left = side + inset;
  const top = navbar === 'hidden' ? 6 : BAR + (floats ? 10 : 6);
  const bottom = footer === 'sticky' ? HEIGHT - 12 : HEIGHT - (footer === 'static' ? 10 : 4);
  const mirror: CSSProperties | undefined = rightToLeft ? { transform: 'scaleX(-1)' } : undefined;
  const rx = { square: 0, normal: 2, round: 5 }[corners];
  return (
    <span
      className={styles.frame}
      data-scheme={schemeOf(layout)}
      data-skin={skin}
      data-color={color}
      style={mirror}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} data-part="page" />
        {side > 0 && <SideMenu night={skin === 'semi-dark'} />}
        {navbar !== 'hidden' && (
          <rect
            x={side + (floats ? 4 : 0)}
            y={floats ? 4 : 0}
            width={WIDTH - side - (floats ? 8 : 0)}
            height={BAR}
            rx={floats ? rx : 0}
            data-part="surface"
          />
        )}
        {navbar !== 'hidden' && menu === 'horizontal' && !menuHidden && (
          <rect x="18" y={floats ? 8 : 4} width="26" height="2" rx="1" data-part="line" />
        )}
        <rect
          x={left}
          y={top}
          width={WIDTH - left - inset}
          height={bottom - top}
          rx={rx}
          data-part="surface"
        />
        <rect x={left + 4} y={top + 5} width="24" height="3" rx="1" data-part="ink" />
        <rect x={left + 4} y={top + 11} width="34" height="2" rx="1" data-part="line" />
        <rect
          x={WIDTH - inset - 16}
          y={top + 4}
          width="12"
          height="5"
          rx={Math.min(rx, 2)}
          data-part="accent"
        />
        <Footer footer={footer} side={side} left={left} />
      </svg>
    </span>
  );
}

function SideMenu({ night }: { readonly night: boolean }) {
  return (
    <>
      <rect width={SIDE} height={HEIGHT} data-part={night ? 'night' : 'surface'} />
      <rect x="4" y="16" width={SIDE - 8} height="3" rx="1" data-part="accent" />
      <rect x="4" y="23" width={SIDE - 8} height="3" rx="1" data-part="line" />
    </>
  );
}

type FooterProps = Pick<Layout, 'footer'> & { readonly side: number; readonly left: number };

function Footer({ footer, side, left }: FooterProps) {
  if (footer === 'sticky') {
    return <rect x={side} y={HEIGHT - 7} width={WIDTH - side} height="7" data-part="surface" />;
  }
  return (
    footer === 'static' && <rect x={left} y={HEIGHT - 6} width="20" height="2" rx="1" data-part="line" />
  );
}
