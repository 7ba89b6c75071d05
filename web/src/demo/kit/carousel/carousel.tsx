import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { isBrowserKey } from '../../../ui/nav/keys.ts';
import { useDisplay } from '../../../ui/theme/display.ts';
import styles from './carousel.module.css';

type Slide = { readonly id: string; readonly label: string; readonly content: ReactNode };

type Props = {
  readonly label: string;
  readonly slides: readonly Slide[];
  /**
   * Milliseconds between automatic changes. They stop while the pointer or a finger is on it, and for people who ask
   * for less motion.
   */
  readonly everyMs?: number;
  readonly controls?: boolean;
  readonly marks?: boolean;
};

/** Slides that the browser scrolls, so that finger, wheel, arrow keys and buttons all work. */
export function Carousel({ label, slides, everyMs, controls = true, marks = true }: Props) {
  const { t } = useTranslation('kit');
  const { track, at, goTo, setHeld, onScroll, onKeyDown } = useCarousel(slides.length, everyMs);

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={label}
      className={styles.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul ref={track} tabIndex={0} aria-label={label} className={styles.track} onScrollEnd={onScroll}>
        {slides.map((slide, place) => (
          <li key={slide.id} aria-label={slide.label} aria-hidden={place !== at}>
            {slide.content}
          </li>
        ))}
      </ul>
      {controls && <Controls at={at} goTo={goTo} />}
      {marks && (
        <div className={styles.marks}>
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              aria-label={slide.label}
              aria-current={place === at}
              onClick={() => goTo(place)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Keeps which slide is shown, and scrolls to another. */
function useCarousel(count: number, everyMs: number | undefined) {
  const { rightToLeft } = useDisplay();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const last = count - 1;

  const goTo = (next: number) => {
    const place = next < 0 ? last : next > last ? 0 : next;
    setAt(place);
    const slide = track.current?.children[place];
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (slide instanceof HTMLElement) {
      track.current?.scrollTo?.({ left: slide.offsetLeft, behavior: still ? 'instant' : 'smooth' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide that shows decides when the next one comes
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!everyMs || held || still) return;
    const timer = setTimeout(() => goTo(at + 1), everyMs);
    return () => clearTimeout(timer);
  }, [at, everyMs, held]);

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setAt(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 }[event.key];
    if (by === undefined || isBrowserKey(event)) return;
    event.preventDefault();
    goTo(at + by);
  };

  return { track, at, goTo, setHeld, onScroll, onKeyDown };
}

function Controls({ at, goTo }: { at: number; goTo: (at: number) => void }) {
  const { t } = useTranslation('kit');
  const { rightToLeft } = useDisplay();
  const [back, on] = rightToLeft ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <div className={styles.controls}>
      <IconButton icon={back} label={t('slideBefore')} onClick={() => goTo(at - 1)} />
      <IconButton icon={on} label={t('slideAfter')} onClick={() => goTo(at + 1)} />
    </div>
  );
}
