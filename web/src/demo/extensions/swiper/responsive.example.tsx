import { Pagination } from 'swiper/modules';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function ResponsiveGallery() {
  return (
    <Gallery
      label="Instalaciones según el sitio"
      modules={[Pagination]}
      spaceBetween={12}
      breakpointsBase="container"
      breakpoints={{ 320: { slidesPerView: 2 }, 480: { slidesPerView: 3 }, 720: { slidesPerView: 4 } }}
      pagination={{ clickable: true }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
