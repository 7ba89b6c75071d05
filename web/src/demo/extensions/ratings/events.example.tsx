import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

const WORDS = ['sin votar', 'muy mal', 'mal', 'regular', 'bien', 'muy bien'];

export default function RatingEvents() {
  const [stars, setStars] = useState(2);
  const [pointed, setPointed] = useState<number>();
  const change = (value: number) => {
    setStars(value);
    if (value !== stars) notify(`Has votado ${value}: ${WORDS[value]}`);
  };
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Rating label="La atención por teléfono" value={stars} onChange={change} onHover={setPointed} />
      <span>{pointed === undefined ? `Votado: ${WORDS[stars]}` : `Bajo el puntero: ${WORDS[pointed]}`}</span>
    </div>
  );
}
