import type { productos } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { FichaVersion } from './ficha-version.tsx';
import type { Unidad } from './precios-de-version.tsx';

/** Every version, the newest first, each with its changes from the previous one. */
export function Historial({ producto }: { producto: productos.ProductoDetalle }) {
  const { t } = useTranslation('productos');
  const [unidad, setUnidad] = useState<Unidad>('anio');
  const { tipo, historial } = producto;
  return (
    <Card
      title={t('versionesDePrecios', { count: historial.length })}
      actions={
        <SelectField
          label={t('unidadPotencia')}
          labelHidden
          value={unidad}
          onChange={(otra) => otra && setUnidad(otra)}
          options={[
            { value: 'anio', label: '€/kW·año' },
            { value: 'dia', label: '€/kW·día' },
          ]}
        />
      }
    >
      <ol className="vt-page vt-gap-18">
        {historial.map((version, i) => (
          <FichaVersion
            key={version.id}
            tipo={tipo}
            version={version}
            anterior={historial[i + 1]}
            unidad={unidad}
          />
        ))}
      </ol>
    </Card>
  );
}
