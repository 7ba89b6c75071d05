import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { direccionDe, type Resumen } from './enlace.ts';
import { ALTO_DE_LISTA, FilaDeBarra } from './fila-de-barra.tsx';

export function Vencimientos({ bandas }: { readonly bandas: Resumen['contratos']['porVencimiento'] }) {
  const { t } = useTranslation('inicio');
  const mayor = Math.max(...bandas.map(({ contratos }) => contratos), 1);
  return (
    <Card title={t('porVencimiento')} height={ALTO_DE_LISTA}>
      <ul className="vt-stack vt-gap-2">
        {bandas.map(({ banda, contratos, consumoAnualKwh, enlace }) => (
          <FilaDeBarra
            key={banda}
            to={direccionDe(enlace)}
            titulo={t(`banda-${banda}`)}
            parte={contratos / mayor}
            tono={`banda-${banda}`}
            cifra={formatNumber(contratos)}
            nota={formatEnergia(consumoAnualKwh)}
          />
        ))}
      </ul>
    </Card>
  );
}
