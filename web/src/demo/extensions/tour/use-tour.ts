import type { DriveStep } from 'driver.js';
import { useEffect, useRef } from 'react';
import { startTour } from './start-tour.ts';

/** Starts a tour that ends with the screen. */
export function useTour(steps: readonly DriveStep[]): () => void {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return () => {
    end.current = startTour(steps);
  };
}
