import { Navigation, Pagination } from 'swiper/modules';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function FractionGallery() {
  return (
    <Gallery
      label="Instalaciones con cuenta"
      modules={[Navigation, Pagination]}
      navigation
      pagination={{ type: 'fraction' }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
