import { Rating } from '../demo/kit/rating.ts';

export const screens: string[] = [Rating];
