import { memo, useMemo } from 'react';
import { formatKwh } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import type { Cambio, PuntoBorrador } from '../borrador/borrador.ts';
import type { EntradaSinFees } from '../calculo/entrada.ts';
import { ConsumoDelEstudio } from './consumo.tsx';
import { consumoEstudiado } from './consumo-estudiado.ts';
import styles from './hoy.module.css';

type Props = {
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaSinFees;
  readonly fuentes: readonly string[];
  readonly avisos: string;
  readonly change: (cambio: Cambio) => void;
};

/** The client's contract of gas: what it uses in a year, and its two prices, which only the bill tells. */
export const SituacionDeGas = memo(function SituacionDeGas({ punto, entrada, change, ...resto }: Props) {
  const { t } = useTranslation('analisis');
  const { consumos } = entrada.punto;
  const consumo = useMemo(() => consumoEstudiado(consumos, 1), [consumos]);
  const { cups, precioFijoEurMes = null, precioEnergiaEurKwh, consumoAnualKwh } = punto;
  const alPunto = (cambio: Partial<PuntoBorrador>) => change({ tipo: 'punto', cups, cambio });
  return (
    <Card title={t('situacion')}>
      <div className="vt-fields">
        <NumberField
          label={t('terminoFijoHoy')}
          unit="€/mes"
          decimals={6}
          value={precioFijoEurMes}
          onChange={(fijo) => alPunto({ precioFijoEurMes: fijo })}
        />
        <NumberField
          label={t('precioGasHoy')}
          unit="€/kWh"
          decimals={6}
          value={precioEnergiaEurKwh[0] ?? null}
          onChange={(precio) => alPunto({ precioEnergiaEurKwh: [precio] })}
        />
        {consumoAnualKwh && (
          <NumberField
            label={t('consumoDelAnio')}
            unit="kWh"
            decimals={0}
            value={consumoAnualKwh[0] ?? null}
            onChange={(kwh) => alPunto({ consumoAnualKwh: [kwh] })}
          />
        )}
      </div>
      <div className={styles.pie}>
        {consumo && !consumoAnualKwh && (
          <p>
            {t('consumoDelAnio')}: <bdi>{formatKwh(consumo.activaKwh[0])}</bdi>
          </p>
        )}
        <ConsumoDelEstudio {...resto} {...{ punto, consumo, change }} />
      </div>
    </Card>
  );
});
