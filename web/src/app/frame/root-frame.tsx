import { Outlet } from '@tanstack/react-router';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

/** The outermost frame, with the state of the connection and the corner of the notices, which every screen has. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <ConnectionStrip />
      <Toaster />
    </>
  );
}
