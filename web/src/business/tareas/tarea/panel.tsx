import { IconArrowBackUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import type { tareas } from '@vatio/contract';
import type { ReactNode } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Cuando } from './cuando.tsx';
import styles from './panel.module.css';
import { TipoDeTarea } from './tipo.tsx';
import { useTareaWork } from './use-tarea-work.ts';

type Props = { readonly tarea: tareas.Tarea; readonly onEdit: (tarea: tareas.Tarea) => void };

export function PanelDeTarea({ tarea, onEdit }: Props) {
  const { t } = useTranslation('tareas');
  const { nota, encargado, cliente, cups, contrato, recurrencia, hechaEn } = tarea;
  return (
    <div className="vt-stack vt-gap-18">
      <div>
        <TipoDeTarea tarea={tarea} />
      </div>
      <Facts narrowest={200} dense>
        <Fact name={t('campo-fecha')}>
          <Cuando tarea={tarea} />
        </Fact>
        <Fact name={t('campo-comercial')}>{encargado.nombre}</Fact>
        <Fact name={t('campo-cliente')}>
          {cliente && <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>}
        </Fact>
        <Fact name={t('campo-cups')}>
          {cups && (
            <Link to={`/cups/${cups}`} className="vt-code">
              {formatCups(cups)}
            </Link>
          )}
        </Fact>
        <Fact name={t('campo-contrato')}>
          {contrato && <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link>}
        </Fact>
        <Fact name={t('campo-recurrencia')}>
          {recurrencia !== 'ninguna' && t(`recurrencia-${recurrencia}`)}
        </Fact>
        <Fact name={t('campo-hecha')}>{hechaEn && formatInstante(hechaEn)}</Fact>
      </Facts>
      {nota && <p className={styles.note}>{nota}</p>}
      <Actions tarea={tarea} onEdit={onEdit} />
    </div>
  );
}

/** What is not known is left out. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({ tarea, onEdit }: Props) {
  const { t } = useTranslation('tareas');
  const work = useTareaWork();
  if (tarea.borrada) {
    return (
      <Button icon={IconArrowBackUp} busy={work.isBusy} onClick={() => work.restore(tarea)}>
        {t('restaurar')}
      </Button>
    );
  }
  const pending = tarea.estado === 'pendiente';
  return (
    <div className="vt-toolbar">
      <Button
        look={pending ? 'primary' : undefined}
        icon={pending ? IconCheck : IconArrowBackUp}
        busy={work.isBusy}
        onClick={() => work.toggle(tarea)}
      >
        {t(pending ? 'hacer' : 'reabrir')}
      </Button>
      <Button icon={IconPencil} onClick={() => onEdit(tarea)}>
        {t('editar')}
      </Button>
      <Button look="quiet" icon={IconTrash} onClick={() => work.remove(tarea)}>
        {t('borrar')}
      </Button>
    </div>
  );
}
