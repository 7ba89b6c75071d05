import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { direccionDe, type Resumen } from './enlace.ts';
import { ALTO_DE_LISTA, FilaDeBarra } from './fila-de-barra.tsx';

/** Proposals by state, with the yearly saving that they offer. */
export function Embudo({ embudo }: { readonly embudo: Resumen['embudo'] }) {
  const { t } = useTranslation('inicio');
  const mayor = Math.max(...embudo.map(({ propuestas }) => propuestas), 1);
  return (
    <Card title={t('propuestasPorEstado')} height={ALTO_DE_LISTA}>
      <ul className="vt-stack vt-gap-2">
        {embudo.map(({ estado, propuestas, ahorroAnualEur, enlace }) => (
          <FilaDeBarra
            key={estado}
            to={direccionDe(enlace)}
            titulo={t(`propuesta-${estado}`)}
            parte={propuestas / mayor}
            tono={estado}
            cifra={formatNumber(propuestas)}
            nota={t('ahorroDe', { importe: formatEur(ahorroAnualEur, 0) })}
          />
        ))}
      </ul>
    </Card>
  );
}
