import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import 'swiper/css/autoplay';
import { Button } from '../../../ui/nav/button.tsx';
import { Gallery, mayMove } from './gallery.tsx';
import { pictureSlides } from './pictures.tsx';

const EACH_MS = 2_500;

export default function AutoplayGallery() {
  const swiper = useRef<Swiper>(null);
  const [moves, setMoves] = useState(mayMove);
  const toggle = () => {
    if (moves) swiper.current?.autoplay.stop();
    else swiper.current?.autoplay.start();
    setMoves(!moves);
  };
  return (
    <>
      <Gallery
        label="Instalaciones que pasan solas"
        modules={[Autoplay]}
        loop
        autoplay={{ delay: EACH_MS, enabled: moves, pauseOnMouseEnter: true, disableOnInteraction: false }}
        onSwiper={(created) => {
          swiper.current = created;
        }}
      >
        {pictureSlides()}
      </Gallery>
      <div>
        <Button icon={moves ? IconPlayerPause : IconPlayerPlay} onClick={toggle}>
          {moves ? 'Parar' : 'Que pasen solas'}
        </Button>
      </div>
    </>
  );
}
