import type { usuarios } from '@vatio/contract';
import { NO_VALUE } from '../../format/number.ts';
import { CutText } from '../../list/table/cell-text.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';

/** The representative or the clients for which the account stands. */
export function QuienEs({ usuario: { comercial, clientes } }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [primero, ...demas] = clientes;
  if (comercial) return <Link to={`/comerciales/${comercial.id}`}>{comercial.nombre}</Link>;
  if (!primero) return NO_VALUE;
  return (
    <CutText>
      <Link to={`/clientes/${primero.id}`}>{primero.nombre}</Link>
      {demas.length > 0 && ` ${t('yMas', { count: demas.length })}`}
    </CutText>
  );
}
