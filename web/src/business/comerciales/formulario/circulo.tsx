import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './formulario.module.css';

type Persona = { readonly id: string; readonly nombre: string };

/** Says why nobody can report to that person: the path from one to the next comes back to its beginning. */
export function Circulo({ camino }: { camino: readonly Persona[] }) {
  const { t } = useTranslation('comerciales');
  const [quien, responsable] = camino;
  return (
    <div className={`${styles.ancho} ${styles.camino}`} role="alert">
      <p>
        <strong>{t('circulo')}</strong>{' '}
        {t('circuloTexto', { quien: quien?.nombre, responsable: responsable?.nombre })}
      </p>
      <ol aria-label={t('circuloCamino')}>
        {camino.map(({ id, nombre }, i) => (
          <li key={i === 0 ? 'principio' : id}>{nombre}</li>
        ))}
      </ol>
    </div>
  );
}
