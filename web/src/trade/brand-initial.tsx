import type { MarcaPublica } from '@vatio/contract';
import type { CSSProperties } from 'react';
import styles from './brand-initial.module.css';

type Props = { readonly brand: Pick<MarcaPublica, 'nombre' | 'colorPrincipal' | 'colorAcento'> };

/** The sign of a brand without a logo. Its name stands beside it, so it is not read out. */
export function BrandInitial({ brand: { nombre, colorPrincipal, colorAcento } }: Props) {
  const colours = { '--main': colorPrincipal, '--spark': colorAcento } as CSSProperties;
  return (
    <span className={styles.initial} style={colours} aria-hidden="true">
      {[...nombre][0]?.toLocaleUpperCase('es')}
    </span>
  );
}
