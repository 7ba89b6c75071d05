import { useState } from 'react';
import { Navigation, Virtual } from 'swiper/modules';
import { SwiperSlide } from 'swiper/react';
import 'swiper/css/navigation';
import 'swiper/css/virtual';
import { formatNumber } from '../../../format/number.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';
import galleryStyles from './gallery.module.css';
import { Gallery } from './gallery.tsx';

export default function VirtualGallery() {
  const [count, setCount] = useState(500);
  return (
    <>
      <Gallery
        label="Contadores, dibujados según se ven"
        size="low"
        modules={[Navigation, Virtual]}
        virtual
        watchSlidesProgress
        navigation
        slidesPerView={3}
        spaceBetween={8}
      >
        {Array.from({ length: count }, (_, at) => at + 1).map((meter, at) => (
          <SwiperSlide key={meter} virtualIndex={at}>
            <div className={galleryStyles.card}>Contador {formatNumber(meter)}</div>
          </SwiperSlide>
        ))}
      </Gallery>
      <p role="status">
        {count === 0 ? 'No queda ninguno.' : `Hay ${formatNumber(count)}, y solo se dibujan los que se ven.`}
      </p>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Button small onClick={() => setCount(count + 100)}>
          Añadir cien
        </Button>
        <Button small disabled={count === 0} onClick={() => setCount(0)}>
          Quitarlos todos
        </Button>
      </div>
    </>
  );
}
