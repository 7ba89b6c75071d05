import { useLocation } from '@tanstack/react-router';

type Page = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verify-email' | 'two-steps';

/** Each page is drawn twice: in a card, `basic`, or beside a picture, `cover`. Its links lead to those drawn alike. */
export function useVariant() {
  const { pathname } = useLocation();
  const look = pathname.endsWith('-cover') ? 'cover' : 'basic';
  return { look, to: (page: Page) => `/pages/${page}-${look}` } as const;
}
