import { useState } from 'react';
import type { Swiper } from 'swiper';
import { Navigation, Thumbs } from 'swiper/modules';
import 'swiper/css/navigation';
import 'swiper/css/thumbs';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function ThumbsGallery() {
  const [thumbs, setThumbs] = useState<Swiper | null>(null);
  return (
    <>
      <Gallery
        label="Instalación elegida"
        modules={[Navigation, Thumbs]}
        thumbs={{ swiper: thumbs }}
        navigation
      >
        {pictureSlides()}
      </Gallery>
      <Gallery
        label="Miniaturas"
        size="low"
        modules={[Thumbs]}
        slidesPerView={4}
        spaceBetween={8}
        watchSlidesProgress
        onSwiper={setThumbs}
        onDestroy={() => setThumbs(null)}
      >
        {pictureSlides()}
      </Gallery>
    </>
  );
}
