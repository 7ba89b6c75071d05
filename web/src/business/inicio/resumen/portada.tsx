import { IconArrowRight, IconFilePlus } from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Home } from '../../../ui/drawings/scenes.tsx';
import { LeadCard } from '../../../ui/figures/lead-card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useGreeting } from '../use-greeting.ts';
import { direccionDe, type Resumen } from './enlace.ts';
import styles from './resumen.module.css';

type Props = {
  /** Undefined until it has been read. */
  readonly resumen: Resumen | undefined;
};

/** Greets who sells with how much awaits them today, and leads to what comes first. */
export function PortadaDeVenta({ resumen }: Props) {
  const { t } = useTranslation('inicio');
  const title = useGreeting();
  const tareas = resumen?.tareas ?? [];
  const [primera] = tareas;
  const count = tareas.reduce((suma, { cuantas }) => suma + cuantas, 0);
  return (
    <LeadCard
      title={title}
      text={t('paraHoyTexto')}
      figure={resumen && t('asuntos', { count, cifra: formatNumber(count) })}
      note={
        <span className={styles.linea}>
          {primera &&
            t('loPrimero', {
              cifra: formatNumber(primera.cuantas),
              tarea: t(`tarea-${primera.tarea}`, { count: primera.cuantas }),
            })}
        </span>
      }
      actions={
        <>
          <ButtonLink look="primary" icon={IconFilePlus} to="/propuestas/nueva">
            {t('nuevaPropuesta')}
          </ButtonLink>
          <span className={primera ? undefined : styles.sitio}>
            <ButtonLink
              look="quiet"
              icon={IconArrowRight}
              to={primera ? direccionDe(primera.enlace) : '/tareas'}
            >
              {t('empezar')}
            </ButtonLink>
          </span>
        </>
      }
      drawing={
        <Drawing>
          <Home />
        </Drawing>
      }
    />
  );
}
