import { clientes } from '@vatio/contract/endpoints';
import { valoresDe } from '@vatio/domain';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';

const { telefono, email } = clientes.clienteInputSchema.shape;

/** The telephones or the addresses of mail of a row: the first good one is the client's, and the rest go to its note. */
export type Contactos = {
  readonly principal: string | undefined;
  readonly otros: readonly string[];
  readonly avisos: readonly RowReason[];
};

export function readContactos(
  clase: 'telefono' | 'email',
  titulo: string,
  celdas: readonly string[],
): Contactos {
  const forma = clase === 'telefono' ? telefono : email;
  const escritos = [...new Set(celdas.flatMap(valoresDe))];
  const [principal, ...otros] = escritos.filter((valor) => forma.safeParse(valor).success);
  const malos = escritos.filter((valor) => !forma.safeParse(valor).success);
  const queEs = clase === 'telefono' ? 'un teléfono' : 'un correo';
  return {
    principal,
    otros: [...otros, ...malos],
    avisos: malos.map((valor) => ({ titulo, texto: `«${valor}» no es ${queEs}: va a la nota` })),
  };
}
