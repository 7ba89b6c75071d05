import { EffectCube, Navigation } from 'swiper/modules';
import 'swiper/css/effect-cube';
import 'swiper/css/navigation';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function CubeGallery() {
  return (
    <Gallery
      label="Instalaciones en un cubo"
      modules={[EffectCube, Navigation]}
      effect="cube"
      cubeEffect={{ shadow: false }}
      grabCursor
      navigation
    >
      {pictureSlides()}
    </Gallery>
  );
}
