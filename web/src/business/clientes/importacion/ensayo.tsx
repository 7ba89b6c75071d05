import { IconDownload } from '@tabler/icons-react';
import { clientesLote } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../data/download.ts';
import { formatNumber } from '../../../format/number.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Deshacer } from '../asignacion/deshacer.tsx';
import { type Accion, Filas } from './filas.tsx';
import styles from './importacion.module.css';
import type { Plan, useImportacion } from './use-importacion.ts';

const ACCIONES = ['error', 'crear', 'cambiar', 'sin-cambios'] as const;
const MODOS = ['ambos', 'crear', 'cambiar'] as const;

type Props = { readonly plan: Plan; readonly importacion: ReturnType<typeof useImportacion> };

/** What the file would do, or has done, row by row. */
export function Ensayo({ plan, importacion }: Props) {
  const { t } = useTranslation('clientes');
  const [accion, setAccion] = useState<Accion | ''>(plan.errores > 0 ? 'error' : '');
  const cuantas: Readonly<Record<Accion, number>> = {
    error: plan.errores,
    crear: plan.creados,
    cambiar: plan.cambiados,
    'sin-cambios': plan.sinCambios,
  };
  const nada = plan.creados + plan.cambiados === 0;
  const filas = plan.filas.filter((fila) => accion === '' || fila.accion === accion);
  const total = Object.values(cuantas).reduce((suma, una) => suma + una, 0);
  return (
    <>
      <dl className={styles.cuentas}>
        {ACCIONES.map((una) => (
          <div key={una} data-accion={cuantas[una] > 0 ? una : undefined}>
            <dt>{t(`fila-${una}`)}</dt>
            <dd>{formatNumber(cuantas[una])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.mandos}>
        <p role="status">{t(plan.hecho ? 'estaHecho' : nada ? 'nadaQueImportar' : 'esUnEnsayo')}</p>
        {plan.hecho ? (
          <Hecho plan={plan} />
        ) : (
          <>
            <SelectField
              label={t('modo')}
              labelHidden
              value={importacion.modo}
              onChange={(modo) => modo && importacion.elegirModo(modo)}
              options={MODOS.map((modo) => ({ value: modo, label: t(`modo-${modo}`) }))}
            />
            <Button look="primary" disabled={nada} onClick={importacion.importar}>
              {t('importarNumero', {
                count: plan.creados + plan.cambiados,
                number: formatNumber(plan.creados + plan.cambiados),
              })}
            </Button>
          </>
        )}
      </div>
      <div className={styles.mandos}>
        <SelectField
          label={t('mostrar')}
          labelHidden
          placeholder={t('todasLasFilas', { count: total, number: formatNumber(total) })}
          value={accion}
          onChange={setAccion}
          options={ACCIONES.filter((una) => cuantas[una] > 0).map((una) => ({
            value: una,
            label: `${t(`fila-${una}`)}: ${formatNumber(cuantas[una])}`,
          }))}
        />
        {total > plan.filas.length && (
          <p>{t('primerasFilas', { number: formatNumber(plan.filas.length) })}</p>
        )}
      </div>
      <Filas filas={filas} />
    </>
  );
}

/** What can be done once it is done. */
function Hecho({ plan: { operacionId, errores } }: { plan: Plan }) {
  const { t } = useTranslation('clientes');
  if (!operacionId) return null;
  const params = { id: operacionId };
  return (
    <>
      {errores > 0 && (
        <Button
          icon={IconDownload}
          onClick={() =>
            download(clientesLote.erroresDeImportacion, { params }, 'errores.csv').catch(notifyFailure)
          }
        >
          {t('ficheroDeErrores')}
        </Button>
      )}
      <Deshacer operacionId={operacionId} />
      <ButtonLink look="primary" to="/clientes">
        {t('verClientes')}
      </ButtonLink>
    </>
  );
}
