import type { analisis } from '@vatio/contract';
import { type FilaConsumo, parseFecha } from '@vatio/domain';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { formatEurKwh, formatKwh } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { consumoEstudiado } from '../hoy/consumo-estudiado.ts';
import styles from '../hoy/hoy.module.css';
import { enUnidad } from '../hoy/precio-potencia.ts';
import { TablaSituacion, type UnidadPotencia } from '../hoy/tabla-situacion.tsx';
import { UnidadDePotencia } from '../hoy/unidad-potencia.tsx';

type Props = {
  readonly punto: analisis.Analisis['puntos'][number];
  readonly avisos: readonly string[];
};

/** The client's contract as it was when the analysis was saved. */
export function SituacionGuardada({ punto, avisos }: Props) {
  const { t } = useTranslation('analisis');
  const [unidad, setUnidad] = useState<UnidadPotencia>('anio');
  const { precioEnergiaCliente, precioPotenciaCliente, potenciaEstudio, consumos } = punto;
  const consumo = consumoEstudiado(consumos.flatMap(filaDe), precioEnergiaCliente.length);
  const fuentes = [...new Set(consumos.map(({ fuente }) => fuente))];
  return (
    <Card flush title={t('situacion')} actions={<UnidadDePotencia unidad={unidad} onChange={setUnidad} />}>
      <TablaSituacion
        unidad={unidad}
        totalKwh={formatNumber(consumo?.activaKwh.reduce((suma, kwh) => suma + kwh, 0))}
        filas={precioEnergiaCliente.map((precio, p) => {
          const potencia = precioPotenciaCliente[p];
          const conPotencia = potencia !== undefined;
          return {
            periodo: p + 1,
            potencia: conPotencia && formatNumber(punto.punto.potenciasKw[p], [0, 3]),
            precioPotencia: conPotencia && formatNumber(enUnidad(potencia, unidad), 6),
            consumo: formatNumber(consumo?.activaKwh[p]),
            precioEnergia: formatNumber(precio, 6),
            maximetro: conPotencia && formatNumber(consumo?.maximetroKw[p] || null, [0, 3]),
          };
        })}
      />
      <div className={styles.pie}>
        <div className={`vt-toolbar ${styles.atajos}`}>
          {fuentes.map((fuente) => (
            <Badge key={fuente}>{t(`fuente-${fuente}`)}</Badge>
          ))}
          {consumo && (
            <span className={styles.nota}>
              {t('consumoDe', {
                dias: consumo.dias,
                desde: formatFecha(consumo.desde),
                hasta: formatFecha(consumo.hasta),
              })}
            </span>
          )}
        </div>
        <ExcedentesGuardados excedentesKwh={consumo?.excedentesKwh} precio={punto.precioExcedentesCliente} />
        {potenciaEstudio && (
          <p className={styles.nota}>
            {t('potenciaDelEstudio')}:{' '}
            {potenciaEstudio.map((kw, p) => `P${p + 1} ${formatNumber(kw, [0, 3])}`).join(' · ')} kW
          </p>
        )}
        {avisos.length > 0 && (
          <ul className={styles.avisos}>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

type ExcedentesProps = {
  readonly excedentesKwh: number | null | undefined;
  readonly precio: number | null | undefined;
};

function ExcedentesGuardados({ excedentesKwh = null, precio }: ExcedentesProps) {
  const { t } = useTranslation('analisis');
  if (excedentesKwh === null) return null;
  return (
    <p className={styles.nota}>
      {t('excedentesEstudiados', { kwh: formatKwh(excedentesKwh) })}
      {typeof precio === 'number' && ` · ${t('excedentesAHoy', { precio: formatEurKwh(precio) })}`}
    </p>
  );
}

function filaDe(fila: analisis.Analisis['puntos'][number]['consumos'][number]): FilaConsumo[] {
  const desde = parseFecha(fila.desde);
  const hasta = parseFecha(fila.hasta);
  return desde.ok && hasta.ok ? [{ ...fila, desde: desde.value, hasta: hasta.value }] : [];
}
