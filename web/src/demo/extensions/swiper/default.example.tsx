import { Gallery } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

export default function DefaultGallery() {
  return <Gallery label="Instalaciones, sin nada más">{pictureSlides()}</Gallery>;
}
