import { clientes } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Estado } from '../lista/estado.tsx';
import styles from './ficha.module.css';

/** The id of the notice, for the buttons that it disables. */
export const AVISO = 'aviso-de-cliente';

/** Tells why a client is not simply active (blocked, erased, deleted), and offers the way back. */
export function Avisos({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const { estado, bloqueo, bloqueoDatos, fusionadoEn, acciones } = cliente;
  const restore = useWrite(clientes.restore, {
    invalidates: [clientes.get, clientes.list],
    onSuccess: () => notify(t('restaurado')),
    onError: notifyFailure,
  });
  if (estado === 'activo') return null;
  return (
    <div id={AVISO} className={styles.aviso}>
      <Estado estado={estado} />
      <p>
        {fusionadoEn ? (
          <>
            {t('fusionadoEn')} <Link to={`/clientes/${fusionadoEn.id}`}>{fusionadoEn.nombre}</Link>
          </>
        ) : (
          t(`aviso-${estado}`, {
            fecha: formatFecha(bloqueo?.desde ?? bloqueoDatos?.desde),
            motivo: bloqueo?.motivo,
            hasta: formatFecha(bloqueoDatos?.conservarHasta),
          })
        )}
      </p>
      {acciones.includes('restaurar') && !fusionadoEn && (
        <Button small busy={restore.isPending} onClick={() => restore.mutate({ params: { id: cliente.id } })}>
          {t('restaurar')}
        </Button>
      )}
    </div>
  );
}
