import { Pagination } from 'swiper/modules';
import 'swiper/css/pagination';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function PaginationGallery() {
  return (
    <Gallery label="Instalaciones con marcas" modules={[Pagination]} pagination={{ clickable: true }}>
      {pictureSlides()}
    </Gallery>
  );
}
