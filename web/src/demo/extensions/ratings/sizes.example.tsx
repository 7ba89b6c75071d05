import { useState } from 'react';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

const SIZES = [
  { size: 16, label: 'Pequeña' },
  { size: 24, label: 'Mediana' },
  { size: 40, label: 'Grande' },
];

export default function RatingSizes() {
  const [stars, setStars] = useState(3);
  return SIZES.map(({ size, label }) => (
    <div key={size} className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Rating label={label} size={size} value={stars} onChange={setStars} />
      <span>{label}</span>
    </div>
  ));
}
