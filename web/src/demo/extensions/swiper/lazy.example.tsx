import { Navigation } from 'swiper/modules';
import { SwiperSlide } from 'swiper/react';
import 'swiper/css/navigation';
import { drawLandscape } from '../../../sample-data/pictures.ts';
import styles from './gallery.module.css';
import { Gallery } from './gallery.tsx';

const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'];

export default function LazyGallery() {
  return (
    <Gallery label="Instalaciones que llegan al verlas" modules={[Navigation]} navigation>
      {MONTHS.map((month) => (
        <SwiperSlide key={month}>
          <img
            className={styles.picture}
            src={drawLandscape(month, 640, 320)}
            alt={`La planta en ${month}`}
            width={640}
            height={320}
            loading="lazy"
          />
          <div className="swiper-lazy-preloader" />
        </SwiperSlide>
      ))}
    </Gallery>
  );
}
