import { drawLandscape } from '../../../sample-data/pictures.ts';
import { Carousel } from '../../kit/carousel/carousel.tsx';
import styles from '../examples.module.css';

const PLACES = [
  { id: 'roof', label: 'La cubierta de la nave' },
  { id: 'wind', label: 'El parque de la sierra' },
  { id: 'field', label: 'La huerta solar' },
];

export default function BasicCarousel() {
  return (
    <Carousel
      label="Instalaciones"
      slides={PLACES.map(({ id, label }) => ({
        id,
        label,
        content: (
          <figure className={styles.slide}>
            <img src={drawLandscape(id, 640, 320)} alt="" width={640} height={320} />
          </figure>
        ),
      }))}
    />
  );
}
