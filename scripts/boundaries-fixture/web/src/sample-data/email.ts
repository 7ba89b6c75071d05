import { Page } from '../ui/page.ts';

export const emails = [Page];
