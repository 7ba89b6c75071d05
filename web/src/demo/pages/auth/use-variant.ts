import { usePlace } from '../../../router/use-router.ts';

type Page = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verify-email' | 'two-steps';

/**
 * Each page has two looks: `basic` is a card, and `cover` stands beside a picture. Its links lead to pages of the same
 * look.
 */
export function useVariant() {
  const { pathname } = usePlace();
  const look = pathname.endsWith('-cover') ? 'cover' : 'basic';
  return { look, to: (page: Page) => `/pages/${page}-${look}` } as const;
}
