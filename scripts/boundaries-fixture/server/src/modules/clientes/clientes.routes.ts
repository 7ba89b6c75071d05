import { Page } from '../../../../web/src/ui/page.ts';
import { findSesion } from '../auth/sesion.repository.ts';

export const clientes = () => [Page, findSesion];
