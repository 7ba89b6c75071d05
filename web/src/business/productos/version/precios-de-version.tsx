import type { productos } from '@vatio/contract';
import type { TipoDeProducto } from '@vatio/domain';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { CampoPorPeriodo, CampoSuelto } from '../tipos/precios-de-tipo.ts';
import { PRECIOS_DE_TIPO } from '../tipos/tipos.ts';
import { Cambio } from './cambio.tsx';
import styles from './version.module.css';

export type Unidad = 'anio' | 'dia';

type Props = {
  readonly tipo: TipoDeProducto;
  readonly version: productos.ProductoVersion;
  readonly anterior: productos.ProductoVersion | undefined;
  readonly unidad: Unidad;
};

/** The prices of a field, of which there is one where they are of no period. */
function preciosDe(
  version: productos.ProductoVersion,
  campo: CampoPorPeriodo | CampoSuelto,
): readonly (number | null)[] {
  const precios = version[campo] ?? [];
  return typeof precios === 'number' ? [precios] : precios;
}

const SCROLLS = { tabIndex: 0 } as const;
const DIAS = 365;

/**
 * The prices by period, each with how much it went up or down. The power price is stored by year and shown by year or
 * by day.
 */
export function PreciosDeVersion({ tipo, version, anterior, unidad }: Props) {
  const { t } = useTranslation('productos');
  const divisor = unidad === 'dia' ? DIAS : 1;
  const filas = [
    {
      campo: 'potenciaEurKwAnio' as const,
      unidad: unidad === 'dia' ? '€/kW·día' : '€/kW·año',
      divisor,
    },
    ...PRECIOS_DE_TIPO[tipo].porPeriodo.map((lista) => ({ ...lista, divisor: 1 })),
    ...PRECIOS_DE_TIPO[tipo].sueltos.map((suelto) => ({ ...suelto, divisor: 1 })),
  ].filter(({ campo }) => preciosDe(version, campo).length > 0);
  const periodos = Math.max(...filas.map(({ campo }) => preciosDe(version, campo).length));
  // Gas has one price of each, which are of no period.
  const titulos = periodos === 1 ? [t('valor')] : Array.from({ length: periodos }, (_, p) => `P${p + 1}`);
  const titulo = t('preciosDe', { desde: version.desde });
  return (
    <section className={styles.marco} aria-label={titulo} {...SCROLLS}>
      <table className={styles.precios}>
        <caption className="vt-hidden">{titulo}</caption>
        <thead>
          <tr>
            <th scope="col">{t('precio')}</th>
            {titulos.map((periodo) => (
              <th key={periodo} scope="col">
                {periodo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ campo, unidad: unidadDe, divisor: entre }) => {
            const precios = preciosDe(version, campo);
            const antes = anterior && preciosDe(anterior, campo);
            return (
              <tr key={campo}>
                <th scope="row">
                  {t(campo)} <bdi className={styles.unidad}>{unidadDe}</bdi>
                </th>
                {precios.map((precio, p) => (
                  <td key={`P${String(p + 1)}`}>
                    {precio === null ? (
                      <span className={styles.falta}>{t('falta')}</span>
                    ) : (
                      formatNumber(precio / entre, 6)
                    )}
                    <Cambio antes={antes?.[p]} ahora={precio} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
