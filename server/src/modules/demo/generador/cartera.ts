import type { Dia } from '@vatio/domain';
import { CLIENTES } from '../datos/clientes.ts';
import { COMERCIALES, type FichaComercial } from '../datos/comerciales.ts';
import { generateAnalisis, type PeticionDeAnalisis } from './analisis.ts';
import { buzonDe, type ClienteDemo, generateCliente } from './cliente.ts';
import { diaComercial } from './dia-comercial.ts';
import { dniDe } from './identificadores.ts';
import { generateProductos, type ProductoDemo } from './productos.ts';
import { intBetween, randomOf, uuidOf } from './random.ts';

export type CarteraDemo = {
  readonly comerciales: readonly ComercialDemo[];
  readonly clientes: readonly ClienteDemo[];
  readonly productos: readonly ProductoDemo[];
  readonly analisis: readonly PeticionDeAnalisis[];
};

export type ComercialDemo = FichaComercial & {
  readonly id: string;
  readonly nif: string;
  readonly email: string;
  readonly telefono: string;
};

/** The number is far from the clients' numbers, so that no two people share a NIF. */
const PRIMER_COMERCIAL = 900;

/** Makes the whole demo portfolio, always the same for the same day. */
export function generateCartera(hoy: Dia): CarteraDemo {
  const clientes = generateClientes(hoy);
  const productos = generateProductos(diaComercial(hoy));
  const analisis = generateAnalisis(diaComercial(hoy), clientes, productos);
  return { comerciales: generateComerciales(), clientes, productos, analisis };
}

/** Makes the sales team, managers before their teams. */
export function generateComerciales(): ComercialDemo[] {
  return COMERCIALES.map((ficha, i) => {
    const random = randomOf(ficha.nombre);
    return {
      ...ficha,
      id: uuidOf(random),
      nif: dniDe(PRIMER_COMERCIAL + i),
      email: `${buzonDe(ficha.nombre)}@vatio.example`,
      telefono: `+34 600 001 ${String(intBetween(random, 0, 999)).padStart(3, '0')}`,
    };
  });
}

export function generateClientes(hoy: Dia): ClienteDemo[] {
  let primerPunto = 1;
  return CLIENTES.map((ficha, i) => {
    const cliente = generateCliente({ ficha, numero: i + 1, primerPunto, hoy });
    primerPunto += ficha.puntos.length;
    return cliente;
  });
}
