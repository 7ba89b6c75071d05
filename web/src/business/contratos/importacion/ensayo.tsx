import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber } from '../../../format/number.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { ColumnasDeFichero } from './columnas-de-fichero.tsx';
import styles from './importacion.module.css';
import type { Mapa, Plan } from './plan.ts';

type Accion = Plan['filas'][number]['accion'];

type Props = {
  readonly plan: Plan;
  readonly onColumnas: (cambio: Mapa) => void;
  readonly onImportar: () => void;
};

const ACCIONES = ['nuevo', 'sin-cambios', 'error'] as const satisfies readonly Accion[];
const TONOS = { nuevo: 'ok', 'sin-cambios': 'idle', error: 'bad' } as const;
/** More rows than these say nothing to a person. */
const MUCHAS = 300;

/** What a file would do, column by column and row by row; with a wrong row nothing can be imported. */
export function Ensayo({ plan, onColumnas, onImportar }: Props) {
  const { t } = useTranslation('contratos');
  const { nuevos, sinCambios, errores, filas, importacionId } = plan;
  const [elegida, setElegida] = useState<Accion | ''>(errores > 0 ? 'error' : '');
  const cuentas = { nuevo: nuevos, 'sin-cambios': sinCambios, error: errores };
  const vistas = filas.filter(({ accion }) => elegida === '' || accion === elegida);
  return (
    <>
      <p className={styles.resumen} role="status">
        {ACCIONES.map((accion) => (
          <Badge key={accion} tone={cuentas[accion] > 0 ? TONOS[accion] : 'idle'}>
            {formatNumber(cuentas[accion])} {t(`fila-${accion}`)}
          </Badge>
        ))}
        <span>{t(importacionId ? 'importadoTexto' : errores > 0 ? 'ensayoMal' : 'ensayoTexto')}</span>
      </p>
      {!importacionId && <ColumnasDeFichero plan={plan} onColumnas={onColumnas} />}
      <div className={styles.mandos}>
        <SelectField
          label={t('mostrar')}
          placeholder={t('todasLasFilas')}
          value={elegida}
          onChange={setElegida}
          options={ACCIONES.map((value) => ({ value, label: t(`fila-${value}`) }))}
        />
        {importacionId ? (
          <ButtonLink look="primary" to="/contratos">
            {t('verContratos')}
          </ButtonLink>
        ) : (
          <Button look="primary" disabled={errores > 0 || nuevos === 0} onClick={onImportar}>
            {t('importarNumero', { count: nuevos })}
          </Button>
        )}
      </div>
      <Filas filas={vistas.slice(0, MUCHAS)} />
      {vistas.length > MUCHAS && (
        <p className={styles.nota}>
          {t('yMas', { count: vistas.length - MUCHAS, number: formatNumber(vistas.length - MUCHAS) })}
        </p>
      )}
    </>
  );
}

function Filas({ filas }: { readonly filas: Plan['filas'] }) {
  const { t } = useTranslation('contratos');
  return (
    <section className={styles.marco} aria-label={t('filas')} {...DESPLAZABLE}>
      <table className={styles.tabla}>
        <thead>
          <tr>
            <th scope="col">{t('fila')}</th>
            <th scope="col">CUPS</th>
            <th scope="col">{t('producto')}</th>
            <th scope="col">{t('resultado')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ fila, cups, producto, accion, motivo }) => (
            <tr key={fila}>
              <th scope="row">{fila}</th>
              <td className="vt-code">{formatCups(cups)}</td>
              <td>{producto}</td>
              <td>
                <Badge tone={TONOS[accion]}>{t(`fila-${accion}`)}</Badge> {motivo}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const DESPLAZABLE = { tabIndex: 0 } as const;
