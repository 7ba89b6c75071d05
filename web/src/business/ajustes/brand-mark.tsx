import type { ajustes } from '@vatio/contract';
import type { CSSProperties } from 'react';
import { addressOf } from '../../data/address.ts';
import styles from './ajustes.module.css';

type Props = {
  readonly brand: Pick<ajustes.Marca, 'nombre' | 'logo' | 'colorPrincipal' | 'colorAcento'>;
};

/** The mark as documents print it: on white paper, the logo, or the initial in the brand's colours. */
export function BrandMark({ brand: { nombre, logo, colorPrincipal, colorAcento } }: Props) {
  const colours = { '--main': colorPrincipal, '--spark': colorAcento } as CSSProperties;
  return (
    <div className={styles.paper} style={colours}>
      {logo ? (
        <img src={addressOf(logo.url)} alt={nombre} className={styles.logo} />
      ) : (
        <>
          <span className={styles.initial} aria-hidden="true">
            {[...nombre][0]?.toLocaleUpperCase('es')}
          </span>
          <span className={styles.name}>{nombre}</span>
        </>
      )}
    </div>
  );
}
