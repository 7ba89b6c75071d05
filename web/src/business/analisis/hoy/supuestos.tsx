import { round, type Supuestos } from '@vatio/domain';
import { memo } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import type { Cambio, SupuestosEditados } from '../borrador/borrador.ts';
import styles from './hoy.module.css';

type Props = {
  readonly fecha: string;
  readonly supuestos: Supuestos;
  readonly editados: boolean;
  /** The name of the indirect tax in the point's zone. */
  readonly impuesto: string;
  /** The points of the analysis do not all pay the same tax. */
  readonly mezclados: boolean;
  readonly change: (cambio: Cambio) => void;
};

/**
 * The tax rates, which both sides share: those of the date, or others where the law is not settled or the client's
 * differ.
 */
export const SupuestosDelEstudio = memo(function SupuestosDelEstudio(props: Props) {
  const { t } = useTranslation('analisis');
  const { fecha, supuestos, editados, impuesto, mezclados, change } = props;
  const { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes } = supuestos;
  const comun = (cambio: { fecha?: string; supuestos?: SupuestosEditados | null }) =>
    change({ tipo: 'comun', cambio });
  const edit = (cambio: Partial<SupuestosEditados>) =>
    comun({ supuestos: { ieeTipo, impuestoTipo, bonoSocialEurAnio, ...cambio } });

  return (
    <Card
      title={t('supuestos')}
      actions={
        editados ? (
          <Button small look="quiet" onClick={() => comun({ supuestos: null })}>
            {t('volverALaFecha')}
          </Button>
        ) : (
          pendientes.length > 0 && <Badge tone="warn">{t('sinFijar')}</Badge>
        )
      }
    >
      <div className={`vt-columns vt-gap-12 ${styles.supuestos}`}>
        <DateField label={t('fechaPrecios')} value={fecha} onChange={(dia) => dia && comun({ fecha: dia })} />
        <NumberField
          label={t('iee')}
          unit="%"
          decimals={8}
          value={enPorCiento(ieeTipo)}
          onChange={(valor) => edit({ ieeTipo: enTantoPorUno(valor) })}
        />
        <NumberField
          label={impuesto}
          unit="%"
          value={enPorCiento(impuestoTipo)}
          onChange={(valor) => edit({ impuestoTipo: enTantoPorUno(valor) })}
        />
        <NumberField
          label={t('bonoSocial')}
          unit="€/año"
          decimals={6}
          value={bonoSocialEurAnio}
          onChange={(valor) => edit({ bonoSocialEurAnio: Math.max(0, valor ?? 0) })}
        />
        {mezclados && <p className={`${styles.nota} ${styles.dosLineas}`}>{t('supuestosMezclados')}</p>}
        {pendientes.length > 0 && (
          <ul className={`${styles.avisos} ${styles.dosLineas}`} aria-label={t('sinFijar')}>
            {pendientes.map((pendiente) => (
              <li key={pendiente}>{pendiente}</li>
            ))}
          </ul>
        )}
        <LecturaDeNorma supuestos={supuestos} onRead={edit} />
        {editados && <p className={`${styles.nota} ${styles.dosLineas}`}>{t('supuestosEditados')}</p>}
      </div>
    </Card>
  );
});

/** Which reading of the norm of its month the rates are of, and the way to the other one while nobody has settled it. */
function LecturaDeNorma({
  supuestos: { pendientes, lectura, siSeCumple },
  onRead,
}: Pick<Props, 'supuestos'> & { readonly onRead: (tipos: Partial<SupuestosEditados>) => void }) {
  const { t } = useTranslation('analisis');
  return (
    <>
      {lectura && !pendientes.includes(lectura) && (
        <p className={`${styles.nota} ${styles.dosLineas}`}>{lectura}</p>
      )}
      {siSeCumple && (
        <p className={styles.dosLineas}>
          <Button small onClick={() => onRead(siSeCumple)}>
            {t('calcularSiSeCumple')}
          </Button>
        </p>
      )}
    </>
  );
}

function enPorCiento(porUno: number): number {
  return round(porUno * 100, 8);
}

/** An empty field means no tax, and more than 100 % is a slip of the comma. */
function enTantoPorUno(porCiento: number | null): number {
  return Math.min(1, Math.max(0, round((porCiento ?? 0) / 100, 10)));
}
