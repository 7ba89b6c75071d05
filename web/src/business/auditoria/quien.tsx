import type { auditoria } from '@vatio/contract';
import { TwoLines } from '../../list/table/cell-text.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

/** Whose account did it, and the key with which a program did it in their name. */
export function Quien({ entrada: { quien, clave } }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const nombre = quien?.nombre ?? t('vatio');
  return clave ? <TwoLines first={nombre} second={t('conClave', { nombre: clave.nombre })} /> : nombre;
}
