import { IconArrowBackUp } from '@tabler/icons-react';
import { contratos, type ResponseOf } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AL_MOVER } from '../accion/al-mover.ts';
import { Problema } from '../accion/problema.tsx';
import { FilasDeLote } from './filas-de-lote.tsx';
import styles from './lote.module.css';

type Props = { readonly resultado: ResponseOf<typeof contratos.lote>; readonly onClose: () => void };

/** What became of each contract, and the way back; what somebody has touched since stays, and is named. */
export function ResultadoDeLote({ resultado, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const { loteId, hechos, noHechos, filas } = resultado;
  const deshacer = useWrite(contratos.deshacerLote, AL_MOVER);
  const deshecho = deshacer.data;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('resultado')}
      footer={
        <>
          {loteId && !deshecho && (
            <Button
              icon={IconArrowBackUp}
              busy={deshacer.isPending}
              onClick={() => deshacer.mutate({ params: { id: loteId } })}
            >
              {t('deshacer')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('listo')}
          </Button>
        </>
      }
    >
      <div className={styles.cuerpo}>
        <p role="status">
          <strong>
            {deshecho
              ? t('deshechos', { count: deshecho.deshechos, number: formatNumber(deshecho.deshechos) })
              : t('hechos', { count: hechos, number: formatNumber(hechos) })}
          </strong>{' '}
          {!deshecho && noHechos > 0 && t('noHechos', { count: noHechos, number: formatNumber(noHechos) })}
        </p>
        <Problema problema={deshacer.error} />
        <FilasDeLote titulo={t('motivos')} filas={(deshecho?.filas ?? filas).filter(({ hecho }) => !hecho)} />
      </div>
    </Dialog>
  );
}
