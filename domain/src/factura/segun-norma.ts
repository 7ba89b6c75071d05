import { enEuros } from '../cifras-en-texto.ts';
import {
  describeLectura,
  isAbierta,
  LECTURAS_DE_NORMA,
  type LecturaDeNorma,
  lecturaDe,
  type Norma,
  normaDe,
} from '../impuestos/normas.ts';
import { type Issue, ok, type Result } from '../result.ts';
import type { EntradaFactura } from './entrada.ts';
import { type CuotaImpuesto, potenciaMaximaDe } from './indirectos.ts';

/** What a bill comes to by one reading of its norm, €. */
type FacturaLeida = {
  readonly lectura: LecturaDeNorma;
  readonly iee: number;
  readonly impuestos: readonly CuotaImpuesto[];
  readonly total: number;
};

/** The conditional norm that the taxes of a bill hang on. */
export type SegunNorma = Pick<Norma, 'id' | 'norma' | 'condicion'> & {
  /** The figures of the bill are of this reading. */
  readonly lectura: LecturaDeNorma;
  readonly texto: string;
  /** Both readings while the norm is open; none once it is settled. */
  readonly lecturas: readonly FacturaLeida[];
};

/** The norm that decides a rate of a bill; undefined where none does, or where the bill states its rates. */
function normaDeFactura(entrada: EntradaFactura): Norma | undefined {
  const norma = normaDe(entrada.fechaFactura ?? entrada.hasta, entrada.ley);
  if (norma === undefined) return undefined;
  const conIva = entrada.zona === 'peninsula' || entrada.zona === 'baleares';
  const decideIva =
    conIva && entrada.impuesto?.tipo === undefined && potenciaMaximaDe(entrada) <= norma.medida.ivaHastaKw;
  return entrada.iee?.tipo === undefined || decideIva ? norma : undefined;
}

type Calculada = Omit<FacturaLeida, 'lectura'> & { readonly avisos: readonly Issue[] };

/** The bill with the norm of its day, and both readings of it while nobody has settled it. */
export function withNorma<F extends Calculada>(
  entrada: EntradaFactura,
  factura: F,
  calculate: (entrada: EntradaFactura) => Result<Calculada>,
): Result<F & { readonly segunNorma?: SegunNorma }> {
  const norma = normaDeFactura(entrada);
  if (norma === undefined) return ok(factura);
  const { id, norma: nombre, condicion } = norma;
  const lecturas: FacturaLeida[] = [];
  for (const lectura of isAbierta(norma) ? LECTURAS_DE_NORMA : []) {
    const leida = calculate({ ...entrada, ley: { ...entrada.ley, lectura } });
    if (!leida.ok) return leida;
    const { iee, impuestos, total } = leida.value;
    lecturas.push({ lectura, iee, impuestos, total });
  }
  const texto = describeLectura(entrada.fechaFactura ?? entrada.hasta, entrada.ley) ?? nombre;
  const lectura = lecturaDe(norma, entrada.ley);
  const segunNorma = { id, norma: nombre, condicion, lectura, texto, lecturas };
  return ok({ ...factura, segunNorma, avisos: [...factura.avisos, ...avisosDe(segunNorma)] });
}

function avisosDe({ texto, lecturas }: SegunNorma): Issue[] {
  if (lecturas.length === 0) return [{ code: 'norma-resuelta', message: texto, part: 'fechaFactura' }];
  const [siSeCumple, siNo] = lecturas.map(({ total }) => enEuros(total));
  const message = `${texto}. El total es ${siSeCumple} si se cumple y ${siNo} si no`;
  return [{ code: 'norma-sin-resolver', message, part: 'fechaFactura' }];
}
