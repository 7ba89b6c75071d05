import { type ListStateOf, type operaciones, usuarios, type usuariosList } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BatchDialog } from '../../../trade/operations/batch-dialog.tsx';
import { useOperacion } from '../../../trade/operations/use-operacion.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';
import styles from '../usuarios.module.css';

export type AccionDeLote = (typeof usuarios.ACCIONES_DE_LOTE)[number];
export type UsuarioBatchRequest = {
  readonly accion: AccionDeLote;
  readonly target: BulkTarget;
  readonly done: () => void;
};

type Props = {
  readonly request: UsuarioBatchRequest;
  /** The state of the list, for when all that pass its filters are chosen, and the rows at hand, for their names. */
  readonly estado: ListStateOf<typeof usuariosList>;
  readonly filas: readonly usuarios.Usuario[];
  readonly onClose: () => void;
};

const EJEMPLOS = 5;

/** Applies the same change to several accounts: first it shows how many and which, then the result of each. */
export function LoteDeUsuarios({ request: { accion, target, done }, estado, filas, onClose }: Props) {
  const { t } = useTranslation('usuarios');
  const changeMany = useWrite(usuarios.apply, { ...AFTER_USUARIO_CHANGE, onSuccess: done });
  if (changeMany.data) return <Resultado operacion={changeMany.data} accion={accion} onClose={onClose} />;
  const { page: _page, limit: _limit, sort: _sort, ...filtro } = estado;
  const cuantos = target.all ? target.count : target.ids.length;
  const cuales = target.all ? { filtro } : { ids: [...target.ids] };
  const muestra = filas.filter(({ id }) => target.all || target.ids.includes(id)).slice(0, EJEMPLOS);
  return (
    <ConfirmDialog
      open
      title={t(`lote-${accion}`)}
      confirm={t('loteConfirmar', { count: cuantos, number: formatNumber(cuantos) })}
      danger={accion === 'bloquear'}
      busy={changeMany.isPending}
      onConfirm={() => changeMany.mutate({ body: { accion, ...cuales, esperados: cuantos } })}
      onClose={onClose}
    >
      <div className="vt-stack">
        <p>{t(`loteTexto-${accion}`)}</p>
        <ul className={`vt-list ${styles.acciones}`}>
          {muestra.map(({ id, nombre, email }) => (
            <li key={id}>
              <span>
                <strong>{nombre}</strong>
                <small>{email}</small>
              </span>
            </li>
          ))}
        </ul>
        {cuantos > muestra.length && (
          <p className="vt-note">{t('yMas', { count: cuantos - muestra.length })}</p>
        )}
        <p role="alert" className="vt-problem">
          {changeMany.error?.message}
        </p>
      </div>
    </ConfirmDialog>
  );
}

type ResultadoProps = {
  readonly operacion: operaciones.Operacion;
  readonly accion: AccionDeLote;
  readonly onClose: () => void;
};

function Resultado({ operacion, accion, onClose }: ResultadoProps) {
  const { t } = useTranslation('usuarios');
  const batch = useOperacion(operacion, AFTER_USUARIO_CHANGE.invalidates);
  return <BatchDialog batch={batch} title={t(`lote-${accion}`)} onClose={onClose} />;
}
