import type { auditoria } from '@vatio/contract';
import { formatCups } from '../../format/cups.ts';
import { TwoLines } from '../../list/table/cell-text.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import { enlaceDe, LISTA } from './enlace.ts';

/** The name of what was changed, as a link to it. */
export function Cosa({ entrada }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const { entidad, entidadId, nombre } = entrada;
  const ruta = enlaceDe(entrada);
  if (entidadId === LISTA) return <span>{t(`lista-${entidad}`)}</span>;
  const texto = entidad === 'punto-suministro' ? formatCups(entidadId) : (nombre ?? entidadId.slice(0, 8));
  return <TwoLines first={ruta ? <Link to={ruta}>{texto}</Link> : texto} second={t(`entidad-${entidad}`)} />;
}
