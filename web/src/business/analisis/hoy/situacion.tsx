import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { pasteFigures } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import type { Cambio, PorPeriodo, PuntoBorrador } from '../borrador/borrador.ts';
import type { PreciosAnteriores } from '../calculo/datos-punto.ts';
import type { EntradaSinFees } from '../calculo/entrada.ts';
import { AtajosDePrecios } from './atajos-de-precios.tsx';
import { ConsumoDelEstudio } from './consumo.tsx';
import { consumoEstudiado } from './consumo-estudiado.ts';
import styles from './hoy.module.css';
import { deUnidad, enUnidad } from './precio-potencia.ts';
import { type FilaSituacion, TablaSituacion, type UnidadPotencia } from './tabla-situacion.tsx';
import { UnidadDePotencia } from './unidad-potencia.tsx';

type Props = {
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaSinFees;
  readonly anteriores: PreciosAnteriores | undefined;
  readonly fuentes: readonly string[];
  /** One a line, so that it stays the same while fees move. */
  readonly avisos: string;
  /** Other points with as many periods, to which the prices may be copied. */
  readonly parecidos: number;
  readonly cambiar: (cambio: Cambio) => void;
};

/** Today's contract: what SIPS knows, and the prices that only the bill knows. */
export const Situacion = memo(function Situacion({ punto, entrada, cambiar, ...resto }: Props) {
  const { t } = useTranslation('analisis');
  const [unidad, setUnidad] = useState<UnidadPotencia>('anio');
  const { cups, precioEnergia, precioPotencia, consumoAnualKwh } = punto;
  const { consumos, potenciasKw } = entrada.punto;
  const consumo = useMemo(
    () => consumoEstudiado(consumos, precioEnergia.length),
    [consumos, precioEnergia.length],
  );

  const alPunto = (cambio: Partial<PuntoBorrador>) => cambiar({ tipo: 'punto', cups, cambio });
  const escribir = (lista: PorPeriodo, p: number, nuevos: PorPeriodo) =>
    lista.map((valor, i) => (i < p || i - p >= nuevos.length ? valor : (nuevos[i - p] ?? null)));
  const ponerEnergia = (p: number, nuevos: PorPeriodo) =>
    alPunto({ precioEnergia: escribir(precioEnergia, p, nuevos) });
  const ponerPotencia = (p: number, nuevos: PorPeriodo) =>
    alPunto({
      precioPotencia: escribir(
        precioPotencia,
        p,
        nuevos.map((valor) => deUnidad(valor, unidad)),
      ),
    });

  const filas = precioEnergia.map((precio, p): FilaSituacion => {
    const conPotencia = p < precioPotencia.length;
    const escrito = consumoAnualKwh && (
      <NumberField
        label={t('consumoDeP', { periodo: p + 1 })}
        labelHidden
        decimals={0}
        value={consumoAnualKwh[p] ?? null}
        onChange={(kwh) => alPunto({ consumoAnualKwh: escribir(consumoAnualKwh, p, [kwh]) })}
      />
    );
    return {
      periodo: p + 1,
      potencia: conPotencia && formatNumber(potenciasKw[p], 0, 3),
      precioPotencia: conPotencia && (
        <div onPaste={(event) => pasteFigures(event, (valores) => ponerPotencia(p, valores))}>
          <NumberField
            label={t('precioPotenciaDeP', { periodo: p + 1 })}
            labelHidden
            decimals={6}
            value={enUnidad(precioPotencia[p] ?? null, unidad)}
            onChange={(valor) => ponerPotencia(p, [valor])}
          />
        </div>
      ),
      consumo: escrito ?? formatNumber(consumo?.activaKwh[p]),
      precioEnergia: (
        <div onPaste={(event) => pasteFigures(event, (valores) => ponerEnergia(p, valores))}>
          <NumberField
            label={t('precioEnergiaDeP', { periodo: p + 1 })}
            labelHidden
            decimals={6}
            value={precio}
            onChange={(valor) => ponerEnergia(p, [valor])}
          />
        </div>
      ),
      maximetro: conPotencia && maximoDe(consumo?.maximetroKw[p], potenciasKw[p]),
    };
  });

  return (
    <Card flush title={t('situacion')} actions={<UnidadDePotencia unidad={unidad} onChange={setUnidad} />}>
      <div className={styles.edicion}>
        <TablaSituacion
          filas={filas}
          unidad={unidad}
          totalKwh={formatNumber(consumo?.activaKwh.reduce((suma, kwh) => suma + kwh, 0))}
        />
      </div>
      <div className={styles.pie}>
        <AtajosDePrecios {...resto} entrada={entrada} punto={punto} cambiar={cambiar} />
        <ConsumoDelEstudio {...resto} punto={punto} consumo={consumo} cambiar={cambiar} />
      </div>
    </Card>
  );
});

/** The highest demand of the year, marked where it went over the contracted power. */
function maximoDe(kw: number | undefined, contratada: number | undefined) {
  if (!kw) return '—';
  return <span data-exceso={kw > (contratada ?? Infinity) || undefined}>{formatNumber(kw, 0, 3)}</span>;
}
