import { drawLandscape } from '../../../sample-data/pictures.ts';
import styles from './cards.module.css';

export type Named = { readonly name: 'roof' | 'wind' | 'meter' | 'dusk' };

/** A landscape at the head or at the foot of a card. */
export function Cover({ name }: Named) {
  return <img className={styles.cover} src={drawLandscape(name, 420, 190)} alt="" width="420" height="176" />;
}
