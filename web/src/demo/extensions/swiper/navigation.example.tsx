import { Navigation } from 'swiper/modules';
import 'swiper/css/navigation';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function NavigationGallery() {
  return (
    <Gallery label="Instalaciones con flechas" modules={[Navigation]} navigation>
      {pictureSlides()}
    </Gallery>
  );
}
