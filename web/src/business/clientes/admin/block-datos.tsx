import { type clientes, clientesAdmin } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import styles from './admin.module.css';
import { AFTER_CLIENTE_BLOCK } from './after-cliente-block.ts';
import { DialogoConMotivo } from './dialogo-con-motivo.tsx';

type Props = { readonly cliente: clientes.Cliente; readonly onClose: () => void };

/**
 * The first step of an erasure: what the law obliges us to keep is hidden until the obligation ends (LOPDGDD, art. 32).
 */
export function BlockDatos({ cliente, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const params = { id: cliente.id };
  const block = useWrite(clientesAdmin.blockDatos, AFTER_CLIENTE_BLOCK);
  const unblock = useWrite(clientesAdmin.unblockDatos, AFTER_CLIENTE_BLOCK);
  const initial: { motivo: string; conservarHasta: string } = {
    motivo: '',
    conservarHasta: enSeisAnios(today()),
  };
  const form = useForm({
    initial,
    submit: async (body) => {
      await block.mutateAsync({ params, body });
      notify(t('datosBloqueados'), { undo: () => unblock.mutate({ params }) });
      onClose();
    },
  });
  return (
    <DialogoConMotivo
      danger
      title={t('accion-bloquear-datos')}
      confirm={t('bloquearDatos')}
      explicacion={
        <ol className={styles.pasos}>
          <li>{t('supresionPaso1')}</li>
          <li>{t('supresionPaso2')}</li>
          <li>{t('supresionPaso3')}</li>
        </ol>
      }
      form={form}
      onClose={onClose}
    >
      <DateField
        label={t('conservarHasta')}
        hint={t('conservarHastaTexto')}
        min={today()}
        {...form.field('conservarHasta')}
      />
    </DialogoConMotivo>
  );
}

/** Books and papers are kept for six years (Código de Comercio, art. 30). */
function enSeisAnios(dia: string): string {
  const fecha = `${Number(dia.slice(0, 4)) + 6}${dia.slice(4)}`;
  return fecha.endsWith('-02-29') ? `${fecha.slice(0, 5)}03-01` : fecha;
}
