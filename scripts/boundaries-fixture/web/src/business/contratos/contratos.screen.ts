import { screens } from '../../app/screens.ts';
import { clientes } from '../clientes/clientes.screen.ts';

export const contratos = [screens, clientes];
