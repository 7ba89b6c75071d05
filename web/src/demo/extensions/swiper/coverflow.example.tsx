import { EffectCoverflow, Navigation } from 'swiper/modules';
import 'swiper/css/effect-coverflow';
import 'swiper/css/navigation';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function CoverflowGallery() {
  return (
    <Gallery
      label="Instalaciones en abanico"
      modules={[EffectCoverflow, Navigation]}
      effect="coverflow"
      centeredSlides
      slidesPerView={2}
      initialSlide={2}
      navigation
    >
      {pictureSlides()}
    </Gallery>
  );
}
