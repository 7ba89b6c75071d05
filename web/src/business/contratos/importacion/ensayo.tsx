import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Errores } from './errores.tsx';
import { type Accion, Filas } from './filas.tsx';
import styles from './importacion.module.css';
import type { Modo, Plan } from './plan.ts';
import { Revertir } from './revertir.tsx';

type Props = {
  readonly plan: Plan;
  readonly modo: Modo;
  readonly onModo: (modo: Modo) => void;
  readonly onImportar: () => void;
};

const ACCIONES = ['error', 'crear', 'cambiar', 'sin-cambios'] as const;
const MODOS = ['ambos', 'crear', 'cambiar'] as const;
/** More rows than these say nothing to a person. */
const MUCHAS = 300;

/** What a file would do, or has done, row by row; the rows that are wrong stay out, in a file of their own. */
export function Ensayo({ plan, modo, onModo, onImportar }: Props) {
  const { t } = useTranslation('contratos');
  const { creados, cambiados, sinCambios, errores, filas, hecho, operacionId } = plan;
  const [elegida, setElegida] = useState<Accion | ''>(errores > 0 ? 'error' : '');
  const cuentas = { error: errores, crear: creados, cambiar: cambiados, 'sin-cambios': sinCambios };
  const entran = creados + cambiados;
  const vistas = filas.filter(({ accion }) => elegida === '' || accion === elegida);
  return (
    <>
      <dl className={styles.cuentas}>
        {ACCIONES.map((accion) => (
          <div key={accion} data-accion={cuentas[accion] > 0 ? accion : undefined}>
            <dt>{t(`fila-${accion}`)}</dt>
            <dd>{formatNumber(cuentas[accion])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.mandos}>
        <p role="status">{t(hecho ? 'importadoTexto' : entran === 0 ? 'ensayoNada' : 'ensayoTexto')}</p>
        {hecho ? (
          <>
            {operacionId && errores > 0 && <Errores operacionId={operacionId} />}
            {operacionId && entran > 0 && <Revertir operacionId={operacionId} />}
            <ButtonLink look="primary" to="/contratos">
              {t('verContratos')}
            </ButtonLink>
          </>
        ) : (
          <>
            <SelectField
              label={t('modo')}
              labelHidden
              value={modo}
              onChange={(nuevo) => nuevo && onModo(nuevo)}
              options={MODOS.map((value) => ({ value, label: t(`modo-${value}`) }))}
            />
            <Button look="primary" disabled={entran === 0} onClick={onImportar}>
              {t('importarNumero', { count: entran, number: formatNumber(entran) })}
            </Button>
          </>
        )}
      </div>
      <div className={styles.mandos}>
        <SelectField
          label={t('mostrar')}
          labelHidden
          placeholder={t('todasLasFilas')}
          value={elegida}
          onChange={setElegida}
          options={ACCIONES.filter((accion) => cuentas[accion] > 0).map((value) => ({
            value,
            label: `${t(`fila-${value}`)}: ${formatNumber(cuentas[value])}`,
          }))}
        />
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
