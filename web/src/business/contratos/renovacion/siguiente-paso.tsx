import type { renovaciones } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './renovacion.module.css';

type Props = { readonly renovacion: renovaciones.Renovacion; readonly onRenew: () => void };

/**
 * The next step of a renewal: to renew as it is, which stands first in every row, to make an analysis, or to make a
 * proposal from it. The words stand without icons, for which a window of 1440 px has no room.
 */
export function SiguientePaso({ renovacion, onRenew }: Props) {
  const { t } = useTranslation('contratos');
  const { cups, codigo, analisis, propuesta, renovacion: nueva, clienteBloqueado } = renovacion;
  if (nueva) return null;
  if (clienteBloqueado) return <PasoCerrado renovacion={renovacion} />;
  return (
    <span className={`vt-toolbar vt-gap-4 ${styles.acciones}`}>
      <Button small look="quiet" aria-label={t('renovarCodigo', { codigo })} onClick={onRenew}>
        {t('renovar')}
      </Button>
      {!analisis && !propuesta && (
        <ButtonLink small look="quiet" to={`/cups/${cups}/analisis`} aria-label={t('analizarDe', { codigo })}>
          {t('analizar')}
        </ButtonLink>
      )}
      {analisis && !propuesta && (
        <ButtonLink
          small
          look="quiet"
          to={`/propuestas/nueva?analisis=${analisis.id}`}
          aria-label={t('proponerDe', { codigo })}
        >
          {t('proponer')}
        </ButtonLink>
      )}
    </span>
  );
}

/** The next step for a blocked client: the server refuses it, so it is disabled with the reason. */
function PasoCerrado({ renovacion }: Pick<Props, 'renovacion'>) {
  const { t } = useTranslation('contratos');
  const { id, codigo, cliente, clienteBloqueado } = renovacion;
  const motivo = `bloqueado-${id}`;
  return (
    <span className={`vt-toolbar vt-gap-4 ${styles.acciones}`}>
      <Button
        small
        look="quiet"
        disabled
        aria-label={t('renovarCodigo', { codigo })}
        aria-describedby={motivo}
      >
        {t('renovar')}
      </Button>
      <small id={motivo} data-cut className={styles.cerrado}>
        {t('clienteBloqueadoDesde', { cliente: cliente.nombre, fecha: formatFecha(clienteBloqueado?.desde) })}
      </small>
    </span>
  );
}
