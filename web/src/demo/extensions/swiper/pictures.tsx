import { SwiperSlide } from 'swiper/react';
import { drawLandscape } from '../../../sample-data/pictures.ts';
import styles from './gallery.module.css';

const PLACES = [
  { id: 'roof', name: 'La cubierta de la nave' },
  { id: 'sea', name: 'Los molinos del mar' },
  { id: 'field', name: 'La huerta solar' },
  { id: 'plain', name: 'El parque del llano' },
  { id: 'coast', name: 'Las placas de la costa' },
  { id: 'turbine', name: 'La loma del viento' },
];

/**
 * Gives slides of six places where energy is made. It is a function, because the gallery needs the slides themselves as
 * children.
 */
export function pictureSlides() {
  return PLACES.map(({ id, name }) => (
    <SwiperSlide key={id}>
      <img className={styles.picture} src={drawLandscape(id, 640, 320)} alt={name} width={640} height={320} />
    </SwiperSlide>
  ));
}
