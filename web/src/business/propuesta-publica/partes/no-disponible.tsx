import { IconAlertTriangle, IconCloudOff, IconFileOff, IconLinkOff } from '@tabler/icons-react';
import { NO_CONNECTION, type Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../propuesta-publica.module.css';

const ICONOS = {
  sinRed: IconCloudOff,
  retirada: IconLinkOff,
  noExiste: IconFileOff,
  muchas: IconAlertTriangle,
  falla: IconAlertTriangle,
} as const;

function motivoDe({ status }: Problem): keyof typeof ICONOS {
  if (status === NO_CONNECTION) return 'sinRed';
  if (status === 410) return 'retirada';
  if (status === 404 || status === 400) return 'noExiste';
  return status === 429 ? 'muchas' : 'falla';
}

/** Says why there is no proposal to read, and what to do about it. */
export function NoDisponible({ problema, onReintentar }: { problema: Problem; onReintentar: () => void }) {
  const { t } = useTranslation('propuesta-publica');
  const motivo = motivoDe(problema);
  const Icono = ICONOS[motivo];
  const reintentable = motivo !== 'retirada' && motivo !== 'noExiste';
  return (
    <div className={styles.aviso} role="alert">
      <Icono size={40} stroke={1.5} aria-hidden />
      <h1>{t(`${motivo}Titulo`)}</h1>
      <p>{t(`${motivo}Texto`)}</p>
      {reintentable && (
        <Button look="primary" onClick={onReintentar}>
          {t('reintentar')}
        </Button>
      )}
    </div>
  );
}
