import { EffectFade, Navigation } from 'swiper/modules';
import 'swiper/css/effect-fade';
import 'swiper/css/navigation';
import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function FadeGallery() {
  return (
    <Gallery
      label="Instalaciones que se funden"
      modules={[EffectFade, Navigation]}
      effect="fade"
      fadeEffect={{ crossFade: true }}
      navigation
    >
      {pictureSlides()}
    </Gallery>
  );
}
