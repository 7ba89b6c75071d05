import type { productos, ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Cambio } from '../version/cambio.tsx';
import styles from './tarifario.module.css';

export type Plan = ResponseOf<typeof productos.importTarifario>;
type CambioDeFila = Plan['cambios'][number];
type Accion = CambioDeFila['accion'];

const TONOS: Readonly<Record<Accion, Tone>> = {
  nuevo: 'ok',
  'nueva-version': 'info',
  'sin-cambios': 'idle',
  error: 'bad',
};

const ACCIONES = ['error', 'nuevo', 'nueva-version', 'sin-cambios'] as const;
const SCROLLS = { tabIndex: 0 } as const;

/** What each row of the file would do to the price book. */
export function Ensayo({ plan, onPublish }: { plan: Plan; onPublish: () => void }) {
  const { t } = useTranslation('productos');
  const [accion, setAccion] = useState<Accion | ''>(plan.errores > 0 ? 'error' : '');
  const cuantas: Record<Accion, number> = {
    nuevo: plan.nuevos,
    'nueva-version': plan.nuevasVersiones,
    'sin-cambios': plan.sinCambios,
    error: plan.errores,
  };
  const filas = plan.cambios.filter((cambio) => accion === '' || cambio.accion === accion);
  const nada = plan.nuevos + plan.nuevasVersiones === 0;
  return (
    <>
      <div className={styles.resumen}>
        <SelectField
          label={t('mostrar')}
          labelHidden
          placeholder={t('todasLasFilas', { count: plan.cambios.length })}
          value={accion}
          onChange={setAccion}
          options={ACCIONES.filter((una) => cuantas[una] > 0).map((una) => ({
            value: una,
            label: `${t(`accion-${una}`)}: ${formatNumber(cuantas[una])}`,
          }))}
        />
        <p role="status">{t(veredictoDe(plan, nada), { count: plan.errores })}</p>
        {plan.publicado ? (
          <ButtonLink look="primary" to="/productos">
            {t('verLibro')}
          </ButtonLink>
        ) : (
          <Button look="primary" disabled={plan.errores > 0 || nada} onClick={onPublish}>
            {t('publicar')}
          </Button>
        )}
      </div>
      <section className={styles.marco} aria-label={t('filas')} {...SCROLLS}>
        <table className={styles.filas}>
          <caption className="vt-hidden">{t('filas')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('fila')}</th>
              <th scope="col">{t('accion')}</th>
              <th scope="col">{t('producto')}</th>
              <th scope="col">{t('cambios')}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map((cambio) => (
              <FilaDeEnsayo key={cambio.fila} cambio={cambio} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function FilaDeEnsayo({ cambio: { fila, accion, producto, diferencias, motivo } }: { cambio: CambioDeFila }) {
  const { t } = useTranslation('productos');
  return (
    <tr>
      <td>{formatNumber(fila)}</td>
      <td>
        <Badge tone={TONOS[accion]}>{t(`accion-${accion}`)}</Badge>
      </td>
      <td>{producto}</td>
      <td>
        {motivo && <p className={styles.motivo}>{motivo}</p>}
        <ul className={`vt-tiles ${styles.diferencias}`}>
          {diferencias.map(({ campo, antes, ahora }) => (
            <li key={campo}>
              {campo}: <s>{formatNumber(antes, [0, 6])}</s> → <strong>{formatNumber(ahora, [0, 6])}</strong>{' '}
              <Cambio antes={antes} ahora={ahora} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function veredictoDe({ publicado, errores }: Plan, nada: boolean): string {
  if (publicado) return 'estaPublicado';
  if (errores > 0) return 'hayErrores';
  return nada ? 'nadaQuePublicar' : 'listoParaPublicar';
}
