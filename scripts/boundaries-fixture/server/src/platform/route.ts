export { signIn } from '../modules/auth/auth.routes.ts';
