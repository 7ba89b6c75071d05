import type { ReactNode } from 'react';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, type SwiperProps } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/a11y';
import { useDisplay } from '../../../ui/theme/display.ts';
import styles from './gallery.module.css';

type Props = Omit<SwiperProps, 'children' | 'className'> & {
  readonly label: string;
  /** The children must be `SwiperSlide`s, because the library looks for them among its own children. */
  readonly children?: ReactNode;
  readonly size?: 'usual' | 'low' | 'tall';
};

/** Shows a gallery whose buttons speak Spanish, and which is drawn anew when the page changes direction. */
export function Gallery({ label, size = 'usual', modules = [], children, ...options }: Props) {
  const { rightToLeft } = useDisplay();
  const dir = rightToLeft ? 'rtl' : 'ltr';
  return (
    <Swiper
      key={dir}
      dir={dir}
      className={styles.gallery}
      data-size={size}
      modules={[A11y, Keyboard, ...modules]}
      keyboard={{ enabled: true }}
      a11y={{
        containerMessage: label,
        prevSlideMessage: 'Anterior',
        nextSlideMessage: 'Siguiente',
        firstSlideMessage: 'Es la primera',
        lastSlideMessage: 'Es la última',
        paginationBulletMessage: 'Ir a la {{index}}',
        slideLabelMessage: '{{index}} de {{slidesLength}}',
      }}
      {...options}
    >
      {children}
    </Swiper>
  );
}

/** Says whether the gallery may move by itself, which people can refuse in their system. */
export function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
