import { type BodyOf, comisiones } from '@vatio/contract';
import { useState } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { type Caso, FormularioSimulador } from './formulario-simulador.tsx';
import { ResultadoSimulado } from './resultado-simulado.tsx';
import styles from './simulador.module.css';

/** Simulates what a sale would earn, for whom, by which rule, and why not by the others. */
export function Simulador() {
  const { t } = useTranslation('liquidaciones');
  const administra = useMay('manage all');
  const [body, setBody] = useState<BodyOf<typeof comisiones.simulate>>();
  return (
    <div className={`vt-columns ${styles.dos}`}>
      <Card title={t('laVenta')}>
        <FormularioSimulador onSimulate={(caso) => setBody(cuerpoDe(caso, administra))} />
      </Card>
      <Card title={t('loQueGana')}>
        {body ? <Simulado body={body} /> : <p className="vt-small">{t('simuladorTexto')}</p>}
      </Card>
    </div>
  );
}

function Simulado({ body }: { readonly body: BodyOf<typeof comisiones.simulate> }) {
  const { data, error, refetch } = useRead(comisiones.simulate, { body }, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data && <ResultadoSimulado resultado={data} />;
}

/** Without a representative the sale is the user's own; an administrator has no sales, so it belongs to the house. */
function cuerpoDe({ comercialId, ...caso }: Caso, administra: boolean): BodyOf<typeof comisiones.simulate> {
  return {
    productoId: caso.productoId,
    fecha: caso.fecha,
    consumoAnualKwh: caso.consumoAnualKwh ?? 0,
    feeEnergiaEurMwh: caso.feeEnergiaEurMwh ?? 0,
    ...(caso.potencias.some((kw) => kw !== null) && {
      potenciasKw: caso.potencias.map((kw) => kw ?? 0),
      feePotenciaEurKwAnio: caso.feePotenciaEurKwAnio ?? 0,
    }),
    ...(comercialId === '' ? administra && { comercialId: null } : { comercialId }),
  };
}
