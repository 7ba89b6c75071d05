import type { propuestaPublica } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../propuesta-publica.module.css';

export type Gesto = 'aceptar' | 'rechazar' | 'hablar';

type Props = {
  readonly propuesta: propuestaPublica.PropuestaPublica;
  readonly onGesto: (gesto: Gesto) => void;
};

/** The buttons to answer, which stay in sight while the client reads. */
export function BarraDeRespuesta({ propuesta, onGesto }: Props) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <section className={styles.respuesta} aria-label={t('respuesta')}>
      <Button look="quiet" onClick={() => onGesto('rechazar')}>
        {t('noMeInteresa')}
      </Button>
      <Button look="primary" onClick={() => onGesto('aceptar')}>
        {t('aceptar', { count: propuesta.puntos.length })}
      </Button>
    </section>
  );
}
