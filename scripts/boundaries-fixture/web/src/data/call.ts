import { Page } from '../ui/page.ts';

export const call = () => Page;
