import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

export default function FractionRating() {
  const [half, setHalf] = useState(3.5);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Rating label="Claridad de la factura" step={0.5} value={half} onChange={setHalf} />
      <span>{formatNumber(half, 1)} de 5, de media en media estrella</span>
    </div>
  );
}
