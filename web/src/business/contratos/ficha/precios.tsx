import type { contratos } from '@vatio/contract';
import { PACTA_ENERGIA } from '@vatio/domain';
import { formatEurMwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Datos } from './datos.tsx';
import styles from './ficha.module.css';

const DESPLAZABLE = { tabIndex: 0 } as const;

/** The prices and powers of each period, as they were agreed. */
export function Precios({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes, potenciasKw, producto } = contrato;
  const periodos = Math.max(precioEnergiaEurKwh.length, precioPotenciaEurKwAnio.length, potenciasKw.length);
  const deGas = precioFijoEurMes !== null;
  // Gas has one price of each, which are of no period.
  const columnas = deGas ? [t('precio')] : Array.from({ length: periodos }, (_, at) => `P${at + 1}`);
  const filas = [
    { titulo: t('potenciaKw'), valores: potenciasKw, decimales: [0, 3] },
    { titulo: t('precioPotencia'), valores: precioPotenciaEurKwAnio, decimales: [6, 6] },
    { titulo: t('precioFijo'), valores: deGas ? [precioFijoEurMes] : [], decimales: [2, 6] },
    { titulo: t('precioEnergia'), valores: precioEnergiaEurKwh, decimales: [6, 6] },
  ] as const;
  return (
    <Card title={t('preciosYPotencias')}>
      <section className={styles.marco} aria-label={t('tablaDePrecios')} {...DESPLAZABLE}>
        <table className={styles.tabla}>
          <thead>
            <tr>
              <td />
              {columnas.map((columna) => (
                <th key={columna} scope="col">
                  {columna}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas
              .filter(({ valores }) => valores.length > 0)
              .map(({ titulo, valores, decimales: [min, max] }) => (
                <tr key={titulo}>
                  <th scope="row">{titulo}</th>
                  {columnas.map((columna, at) => (
                    <td key={columna}>{formatNumber(valores[at], [min, max])}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {!PACTA_ENERGIA[producto.tipo] && <p className={styles.nota}>{t('energiaIndexada')}</p>}
      {contrato.feeEnergiaEurMwh !== undefined && (
        <Datos
          datos={{
            [t('feeEnergia')]: formatEurMwh(contrato.feeEnergiaEurMwh),
            ...(!deGas && {
              [t('feePotencia')]: formatWithUnit(contrato.feePotenciaEurKwAnio, '€/kW·año', 2),
            }),
          }}
        />
      )}
    </Card>
  );
}
