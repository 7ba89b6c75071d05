import { useState } from 'react';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

export default function BasicRating() {
  const [stars, setStars] = useState(4);
  return (
    <>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Rating label="Tu comercializadora" value={stars} onChange={setStars} />
        <span>{stars} de 5</span>
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Rating label="Media de los clientes" value={4.3} />
        <span>Solo se lee: la media es 4,3.</span>
      </div>
    </>
  );
}
