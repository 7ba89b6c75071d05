import { Grid } from 'swiper/modules';
import 'swiper/css/grid';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function RowsGallery() {
  return (
    <Gallery
      label="Instalaciones en dos filas"
      modules={[Grid]}
      size="tall"
      slidesPerView={2}
      spaceBetween={12}
      grid={{ rows: 2, fill: 'row' }}
    >
      {pictureSlides()}
    </Gallery>
  );
}
