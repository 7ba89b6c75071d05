import { Pagination } from 'swiper/modules';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function SeveralGallery() {
  return (
    <Gallery
      label="Varias instalaciones a la vez"
      modules={[Pagination]}
      slidesPerView={3}
      spaceBetween={12}
      pagination={{ clickable: true }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
