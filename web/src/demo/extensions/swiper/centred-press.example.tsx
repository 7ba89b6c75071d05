import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function CentredPressGallery() {
  return (
    <Gallery
      label="Instalaciones que se centran al pulsarlas"
      centeredSlides
      slideToClickedSlide
      slidesPerView={2.4}
      spaceBetween={12}
      initialSlide={2}
    >
      {pictureSlides()}
    </Gallery>
  );
}
