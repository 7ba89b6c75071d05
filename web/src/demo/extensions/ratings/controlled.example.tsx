import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Rating } from '../../kit/rating/rating.tsx';
import styles from '../extensions.module.css';

export default function ControlledRating() {
  const [stars, setStars] = useState(0);
  return (
    <>
      <div>
        <Rating label="La visita del instalador" value={stars} onChange={setStars} />
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Button small onClick={() => notify(`Ahora mismo hay ${stars} de 5`, { tone: 'info' })}>
          Leer
        </Button>
        <Button small onClick={() => setStars(3)}>
          Poner 3
        </Button>
        <Button small onClick={() => setStars(0)}>
          Vaciar
        </Button>
      </div>
    </>
  );
}
