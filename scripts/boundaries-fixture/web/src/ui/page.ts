import { email } from '../demo/apps/email.screen.ts';
import { Frame } from './frame.ts';

export const Page = [email, Frame];
