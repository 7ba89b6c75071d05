import { planesDeComision } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './planes.module.css';

const CIEN = 100;

type Props = { readonly plan: planesDeComision.Plan; readonly onEdit: () => void };

/** A plan: the share of each hundred euros for every level, the house included. */
export function FichaPlan({ plan, onEdit }: Props) {
  const { t } = useTranslation('liquidaciones');
  const { id, nombre, reparto, porDefecto, comerciales } = plan;
  const change = { invalidates: [planesDeComision.list], onError: notifyFailure };
  const restore = useWrite(planesDeComision.restore, change);
  const remove = useWrite(planesDeComision.remove, {
    ...change,
    onSuccess: () => notify(t('planBorrado', { nombre }), { undo: () => restore.mutate({ params: { id } }) }),
  });
  const casa = CIEN - reparto.reduce((suma, parte) => suma + parte, 0);
  return (
    <Card title={nombre} actions={porDefecto && <Badge tone="accent">{t('porDefecto')}</Badge>}>
      <ul className={`vt-list ${styles.niveles}`}>
        {reparto.map((parte, at) => {
          const titulo = t(at === 0 ? 'vende' : 'nivel', { nivel: at + 1 });
          return (
            <li key={titulo}>
              <span>{titulo}</span>
              <span className="vt-figure">{formatWithUnit(parte, '%', [0, 2])}</span>
            </li>
          );
        })}
        <li>
          <span>{t('empresa')}</span>
          <span className="vt-figure">{formatWithUnit(casa, '%', [0, 2])}</span>
        </li>
      </ul>
      <p className={styles.nota}>
        {comerciales.length > 0
          ? comerciales.map((comercial) => comercial.nombre).join(', ')
          : t(porDefecto ? 'planDeTodos' : 'planDeNadie')}
      </p>
      <div className={styles.acciones}>
        <Button small onClick={onEdit}>
          {t('editar')}
        </Button>
        {!porDefecto && comerciales.length === 0 && (
          <Button
            small
            look="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id } })}
          >
            {t('borrar')}
          </Button>
        )}
      </div>
    </Card>
  );
}
