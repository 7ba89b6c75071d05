import { IconPencil, IconTrash } from '@tabler/icons-react';
import { comisiones } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { AFTER_REGLA_CHANGE } from './after-regla-change.ts';
import styles from './reglas.module.css';
import { alcanceDe, bandasDe, pagoDe, repartoDe } from './say-regla.ts';

type Props = { readonly regla: comisiones.Regla; readonly onEdit: () => void };

export function FichaRegla({ regla, onEdit }: Props) {
  const { t } = useTranslation('liquidaciones');
  const params = { id: regla.id };
  const restore = useWrite(comisiones.restoreRegla, { ...AFTER_REGLA_CHANGE, onError: notifyFailure });
  const remove = useWrite(comisiones.removeRegla, {
    ...AFTER_REGLA_CHANGE,
    onError: notifyFailure,
    onSuccess: () => notify(t('reglaBorrada'), { undo: () => restore.mutate({ params }) }),
  });
  const datos = [
    [t('aQueSeAplica'), alcanceDe(regla, t)],
    [t('soloSi'), bandasDe(regla, t)],
    [t('paga'), pagoDe(regla, t)],
    [t('reparto'), regla.reparto ? repartoDe(regla.reparto) : t('segunPlan')],
    [
      t('paraFirmados'),
      `${formatFecha(regla.desde)} – ${regla.hasta ? formatFecha(regla.hasta) : t('sinFin')}`,
    ],
    [t('contratos'), formatNumber(regla.contratos)],
    [t('notas'), regla.notas],
  ].filter(([, valor]) => valor);
  return (
    <div className="vt-stack vt-gap-16">
      <dl className={`vt-facts vt-gap-16 ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nota}>{t('loCongeladoNoCambia')}</p>
      <div className="vt-toolbar">
        {regla.borrada ? (
          <Button busy={restore.isPending} onClick={() => restore.mutate({ params })}>
            {t('restaurar')}
          </Button>
        ) : (
          <>
            <Button icon={IconPencil} onClick={onEdit}>
              {t('editar')}
            </Button>
            <Button icon={IconTrash} busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {t('borrar')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
