import { type DriveStep, driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import styles from './tour.module.css';

/**
 * Leads from step to step with a veil over the rest. It returns the function that ends the tour, for when the page is
 * left.
 */
export function startTour(steps: readonly DriveStep[]): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opener = document.activeElement;
  const tour = driver({
    steps: [...steps],
    animate: !still,
    smoothScroll: !still,
    popoverClass: styles.tour,
    showProgress: true,
    progressText: '{{current}} de {{total}}',
    nextBtnText: 'Siguiente',
    prevBtnText: 'Anterior',
    doneBtnText: 'Terminar',
    onDestroyed: () => opener instanceof HTMLElement && opener.focus(),
    onPopoverRender: ({ closeButton, footerButtons }, { state }) => {
      closeButton.setAttribute('aria-label', 'Cerrar la visita');
      if (state.activeIndex === steps.length - 1) return;
      const skip = document.createElement('button');
      skip.type = 'button';
      skip.className = 'driver-popover-footer-btn';
      skip.textContent = 'Saltar';
      skip.addEventListener('click', () => tour.destroy());
      footerButtons.prepend(skip);
    },
  });
  tour.drive();
  return () => tour.destroy();
}
