import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './ficha.module.css';

/** The shares of a commission in per cent: the seller, the managers above, and the rest for the house. */
export function Reparto({ reparto }: { reparto: readonly number[] }) {
  const { t } = useTranslation('comerciales');
  const casa = Math.max(0, 100 - reparto.reduce((suma, parte) => suma + parte, 0));
  const partes = [
    ...reparto.map((parte, nivel) => ({ nombre: t([`parte_${nivel}`, 'parte'], { nivel }), parte })),
    { nombre: t('casa'), parte: casa },
  ];
  return (
    <ul className={styles.reparto} aria-label={t('reparto')}>
      {partes.map(({ nombre, parte }) => (
        <li key={nombre}>
          <span>{nombre}</span>
          <span className="vt-figure">{formatNumber(parte, [0, 2])}&nbsp;%</span>
          <meter aria-label={nombre} min={0} max={100} value={parte} />
        </li>
      ))}
    </ul>
  );
}
