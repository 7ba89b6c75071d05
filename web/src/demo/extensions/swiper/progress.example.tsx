import { Navigation, Pagination } from 'swiper/modules';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function ProgressGallery() {
  return (
    <Gallery
      label="Instalaciones con avance"
      modules={[Navigation, Pagination]}
      navigation
      pagination={{ type: 'progressbar' }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
