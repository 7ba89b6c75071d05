import { IconArrowBackUp } from '@tabler/icons-react';
import { clientes, clientesLote, comerciales } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import type { Hecho } from './encargo.ts';
import styles from './traspaso.module.css';

type Props = {
  readonly hecho: Hecho;
  readonly destino: { readonly id: string; readonly nombre: string } | undefined;
};

const COSAS = ['clientes', 'puntosSinCliente', 'propuestas', 'contratos', 'equipo'] as const;

/** What went over, and the way back for the clients. */
export function Resultado({ hecho, destino }: Props) {
  const { t } = useTranslation('comerciales');
  const { operacionId } = hecho;
  const deshacer = useWrite(clientesLote.deshacer, {
    invalidates: [clientes.list, clientes.get, clientesLote.operaciones, comerciales.list, comerciales.get],
  });
  const vuelta = deshacer.data;
  const cosas = COSAS.filter((cosa) => hecho[cosa] > 0);
  return (
    <>
      <p role="status">
        <strong>{t(cosas.length === 0 ? 'nadaTraspasado' : 'traspasado')}</strong>{' '}
        {destino && <Link to={`/comerciales/${destino.id}`}>{t('verFichaDe', destino)}</Link>}
      </p>
      <ul className={styles.cuentas} aria-label={t('paso-resultado')}>
        {cosas.map((cosa) => (
          <li key={cosa}>
            <span>{t(cosa)}</span>
            <strong className="vt-figure">{formatNumber(hecho[cosa])}</strong>
          </li>
        ))}
      </ul>
      {operacionId && !vuelta && (
        <div>
          <Button
            icon={IconArrowBackUp}
            busy={deshacer.isPending}
            onClick={() => deshacer.mutate({ params: { id: operacionId } })}
          >
            {t('devolverClientes')}
          </Button>
          <p className={styles.nota}>{t('devolverNota')}</p>
        </div>
      )}
      {vuelta && (
        <div role="status">
          <p>{t('devueltos', { count: vuelta.deshechos, number: formatNumber(vuelta.deshechos) })}</p>
          <ul className={styles.cuentas}>
            {vuelta.omitidos.map(({ id, nombre, motivo }) => (
              <li key={id}>
                <Link to={`/clientes/${id}`}>{nombre}</Link>
                <span>{motivo}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="alert" className={styles.problema}>
        {deshacer.error?.message}
      </p>
    </>
  );
}
