import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatEur, formatKwh } from '../../../format/energy.ts';
import { formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useDisplay } from '../../../ui/theme/display.ts';
import styles from '../extensions.module.css';

export default function TranslatedFigures() {
  const { t } = useTranslation('extensions');
  // The figures are written in the language of the page, so they must be drawn anew when it changes.
  useDisplay();
  const figures = [
    { name: t('figureDay'), value: formatFecha('2026-11-05') },
    { name: t('figureMonth'), value: formatMes('2026-11-01') },
    { name: t('figureEnergy'), value: formatKwh(12_480.5, 1) },
    { name: t('figureMoney'), value: formatEur(1_874.3) },
    { name: t('figureShare'), value: formatPercent(0.1275) },
    { name: t('figurePlural'), value: t('supplies', { count: 3 }) },
  ];
  return (
    <dl>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
