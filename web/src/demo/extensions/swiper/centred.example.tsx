import { Pagination } from 'swiper/modules';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function CentredGallery() {
  return (
    <Gallery
      label="Instalaciones centradas"
      modules={[Pagination]}
      centeredSlides
      slidesPerView={1.6}
      spaceBetween={12}
      pagination={{ clickable: true }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
