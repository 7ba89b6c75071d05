import { Outlet } from '@tanstack/react-router';
import { Toaster } from '../../ui/feedback/toaster.tsx';

/** The outermost frame: whatever is on screen, and the corner of the notices. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
