import { anioDe, precioPotenciaAnual } from '@vatio/domain';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import type { Cambio, PorPeriodo, PuntoBorrador } from '../borrador/borrador.ts';
import type { PreciosAnteriores } from '../calculo/datos-punto.ts';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import styles from './hoy.module.css';
import { useFacturaDeHoy } from './use-factura-de-hoy.ts';

type Props = {
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaDeLuz;
  readonly anteriores: PreciosAnteriores | undefined;
  readonly parecidos: number;
  readonly change: (cambio: Cambio) => void;
};

/** Buttons that fill in prices: those of the last analysis, the same for every period, the regulated price of power. */
export function AtajosDePrecios({ punto, entrada, anteriores, parecidos, change }: Props) {
  const { t } = useTranslation('analisis');
  const { cups, precioEnergiaEurKwh, precioPotenciaEurKwAnio } = punto;
  useFacturaDeHoy({ punto, sinConsumo: entrada.punto.consumos.length === 0, change });
  const alPunto = (cambio: Partial<PuntoBorrador>) => change({ tipo: 'punto', cups, cambio });
  const regulada = precioPotenciaAnual(entrada.punto.tarifa, anioDe(entrada.fecha));
  const deAntes =
    anteriores &&
    iguales(anteriores.precioEnergiaEurKwh, precioEnergiaEurKwh) &&
    iguales(anteriores.precioPotenciaEurKwAnio, precioPotenciaEurKwAnio);
  const primero = precioEnergiaEurKwh[0] ?? null;

  return (
    <>
      {anteriores && (
        <p className={styles.nota}>
          {t(deAntes ? 'preciosDeAnalisis' : 'hayPreciosDeAnalisis', {
            fecha: formatFecha(anteriores.fecha),
          })}{' '}
          <Link to={`/analisis/${anteriores.id}`}>{anteriores.codigo}</Link>
        </p>
      )}
      <div className={`vt-toolbar ${styles.atajos}`}>
        {anteriores && !deAntes && (
          <Button
            small
            onClick={() =>
              alPunto({
                precioEnergiaEurKwh: anteriores.precioEnergiaEurKwh,
                precioPotenciaEurKwAnio: anteriores.precioPotenciaEurKwAnio,
              })
            }
          >
            {t('usarAnteriores')}
          </Button>
        )}
        <Button
          small
          disabled={primero === null}
          onClick={() => alPunto({ precioEnergiaEurKwh: precioEnergiaEurKwh.map(() => primero) })}
        >
          {t('mismoPrecio')}
        </Button>
        {regulada.ok && (
          <Button small onClick={() => alPunto({ precioPotenciaEurKwAnio: regulada.value })}>
            {t('potenciaRegulada')}
          </Button>
        )}
        {parecidos > 0 && (
          <Button small onClick={() => change({ tipo: 'copiar-precios', cups })}>
            {t('copiarPrecios', { count: parecidos })}
          </Button>
        )}
      </div>
    </>
  );
}

function iguales(a: PorPeriodo, b: PorPeriodo): boolean {
  return a.length === b.length && a.every((valor, i) => valor === b[i]);
}
