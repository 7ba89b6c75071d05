import { Page } from './page.ts';

export const Frame = () => Page;
