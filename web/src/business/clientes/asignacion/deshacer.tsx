import { IconArrowBackUp } from '@tabler/icons-react';
import { clientes, clientesLote, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../data/use-write.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './asignacion.module.css';

type Omitidos = ResponseOf<typeof clientesLote.deshacer>['omitidos'];
type Props = { readonly operacionId: string; readonly small?: boolean; readonly onDone?: () => void };

/** Takes back an assignment or an import; what somebody has touched since stays, and is named. */
export function Deshacer({ operacionId, small, onDone }: Props) {
  const { t } = useTranslation('clientes');
  const [omitidos, setOmitidos] = useState<Omitidos>([]);
  const deshacer = useWrite(clientesLote.deshacer, {
    invalidates: [clientes.list, clientes.get, clientesLote.operaciones],
    onSuccess: (resultado) => {
      notify(t('deshechos', { count: resultado.deshechos }));
      setOmitidos(resultado.omitidos);
      if (resultado.omitidos.length === 0) onDone?.();
    },
    onError: ({ message }) => notify(message, { tone: 'bad' }),
  });
  const cerrar = () => {
    setOmitidos([]);
    onDone?.();
  };
  return (
    <>
      <Button
        small={small}
        icon={IconArrowBackUp}
        busy={deshacer.isPending}
        onClick={() => deshacer.mutate({ params: { id: operacionId } })}
      >
        {t('deshacer')}
      </Button>
      <Dialog open={omitidos.length > 0} onClose={cerrar} title={t('omitidos', { count: omitidos.length })}>
        <ul className={styles.muestra}>
          {omitidos.map(({ id, nombre, motivo }) => (
            <li key={id}>
              <Link to={`/clientes/${id}`}>{nombre}</Link>
              <span>{motivo}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
