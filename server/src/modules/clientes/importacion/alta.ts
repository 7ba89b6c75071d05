import type { clientesLote } from '@vatio/contract/endpoints';
import { fechaEscrita, formatFecha } from '@vatio/domain';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { Ajeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import { motivoDe } from './columnas.ts';

/** What a row says of each field, in the order of its columns. */
export type Dichos = ReadonlyMap<clientesLote.Campo, readonly string[]>;

/** Since when a client is one, and with whom its supply is: a contract of it, or a note of the client that the row makes. */
export function readAlta(dichos: Dichos): {
  readonly nota: string | undefined;
  readonly contrato: Partial<Ajeno> | undefined;
  readonly avisos: RowReason[];
} {
  const avisos: RowReason[] = [];
  const day = (campo: 'alta' | 'inicio' | 'fin') => {
    const escrita = dichos.get(campo)?.[0];
    const dia = escrita === undefined ? undefined : fechaEscrita(escrita);
    if (escrita !== undefined && dia === undefined)
      avisos.push(motivoDe(campo, `«${escrita}» no es una fecha (31/12/2026)`));
    return dia === undefined ? undefined : formatFecha(dia);
  };
  const shown = (fecha: string | undefined) => (fecha ? [fecha.split('-').reverse().join('/')] : []);
  const [alta, desde, fin] = [day('alta'), day('inicio'), day('fin')];
  const comercializadora = dichos.get('comercializadora')?.[0];
  const contrato = {
    ...(comercializadora && { comercializadora }),
    ...(desde && { desde }),
    ...(fin && { fin }),
  };
  if (desde && fin && fin < desde) avisos.push(motivoDe('fin', 'Es anterior al inicio'));
  const hasCups = (dichos.get('cups') ?? []).length > 0;
  const isKept = hasCups && Object.keys(contrato).length > 0 && !(desde && fin && fin < desde);
  const nota = paragraphs([
    several('Cliente desde', shown(alta)),
    // Without a supply there is nothing of which it could be the contract.
    ...(isKept
      ? []
      : [
          several('Comercializadora actual', comercializadora ? [comercializadora] : []),
          several('Fin de su contrato', shown(fin)),
        ]),
  ]);
  return { nota, contrato: isKept ? contrato : undefined, avisos };
}

export function several(que: string, valores: readonly string[]): string | undefined {
  return valores.length === 0 ? undefined : `${que}: ${valores.join(', ')}`;
}

export function paragraphs(parrafos: readonly (string | undefined)[]): string | undefined {
  return parrafos.filter(Boolean).join('\n') || undefined;
}
