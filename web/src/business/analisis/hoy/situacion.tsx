import { memo, useMemo, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import type { Cambio, PuntoBorrador } from '../borrador/borrador.ts';
import type { PreciosAnteriores } from '../calculo/datos-punto.ts';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { AtajosDePrecios } from './atajos-de-precios.tsx';
import { ConsumoDelEstudio } from './consumo.tsx';
import { consumoEstudiado } from './consumo-estudiado.ts';
import { ExcedentesDelEstudio } from './excedentes.tsx';
import { filasEditables } from './filas-editables.tsx';
import styles from './hoy.module.css';
import { TablaSituacion, type UnidadPotencia } from './tabla-situacion.tsx';
import { UnidadDePotencia } from './unidad-potencia.tsx';

type Props = {
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaDeLuz;
  readonly anteriores: PreciosAnteriores | undefined;
  readonly fuentes: readonly string[];
  /** The warnings, one on each line: a single text compares as equal while fees change. */
  readonly avisos: string;
  /** The number of other points with as many periods, to which the prices can be copied. */
  readonly parecidos: number;
  readonly change: (cambio: Cambio) => void;
  readonly onTryPaneles: () => void;
};

/** The client's contract: what SIPS knows of it, and the prices, which only the bill tells. */
export const Situacion = memo(function Situacion({ punto, entrada, change, onTryPaneles, ...resto }: Props) {
  const { t } = useTranslation('analisis');
  const [unidad, setUnidad] = useState<UnidadPotencia>('anio');
  const { consumos, potenciasKw, condicion } = entrada.punto;
  const conAutoconsumo = condicion?.conAutoconsumo ?? false;
  const periodos = punto.precioEnergiaEurKwh.length;
  const consumo = useMemo(() => consumoEstudiado(consumos, periodos), [consumos, periodos]);
  const alPunto = (cambio: Partial<PuntoBorrador>) => change({ tipo: 'punto', cups: punto.cups, cambio });

  return (
    <Card flush title={t('situacion')} actions={<UnidadDePotencia unidad={unidad} onChange={setUnidad} />}>
      <div className={styles.edicion}>
        <TablaSituacion
          filas={filasEditables({ punto, potenciasKw, consumo, unidad, alPunto, t })}
          unidad={unidad}
          totalKwh={formatNumber(consumo?.activaKwh.reduce((suma, kwh) => suma + kwh, 0))}
        />
      </div>
      <div className={styles.pie}>
        <AtajosDePrecios {...resto} {...{ entrada, punto, change }} />
        <ConsumoDelEstudio {...resto} {...{ punto, consumo, change }} />
        {consumo && <ExcedentesDelEstudio {...{ punto, consumo, conAutoconsumo, change, onTryPaneles }} />}
      </div>
    </Card>
  );
});
