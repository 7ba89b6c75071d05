import type { ajustes } from '@vatio/contract';
import type { CSSProperties } from 'react';
import { addressOf } from '../../data/address.ts';
import { BrandInitial } from '../../trade/brand-initial.tsx';
import styles from './ajustes.module.css';

type Props = {
  readonly brand: Pick<ajustes.Marca, 'nombre' | 'logo' | 'colorPrincipal' | 'colorAcento'>;
};

/** The mark as documents print it: on white paper, the logo, or the initial in the brand's colours. */
export function BrandMark({ brand }: Props) {
  const { nombre, logo, colorPrincipal } = brand;
  return (
    <div className={styles.paper} style={{ '--main': colorPrincipal } as CSSProperties}>
      {logo ? (
        <img src={addressOf(logo.url)} alt={nombre} className={styles.logo} />
      ) : (
        <>
          <BrandInitial brand={brand} />
          <span className={styles.name}>{nombre}</span>
        </>
      )}
    </div>
  );
}
