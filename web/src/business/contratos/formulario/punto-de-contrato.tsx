import type { puntosSuministro } from '@vatio/contract';
import { formatKwh } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './formulario.module.css';

type Props = {
  /** The read of the supply point; undefined while the CUPS is not valid. */
  readonly punto:
    | {
        readonly data: puntosSuministro.PuntoSuministro | undefined;
        readonly error: Error | null;
      }
    | undefined;
};

/** Shows the client and the data of the supply as soon as its CUPS is complete. */
export function PuntoDeContrato({ punto }: Props) {
  const { t } = useTranslation('contratos');
  return (
    <p role="status" className={styles.punto} data-mal={Boolean(punto?.error) || undefined}>
      {textoDe()}
    </p>
  );

  function textoDe(): string {
    if (!punto) return t('puntoPorEscribir');
    if (punto.error) return t('puntoNoEsta');
    if (!punto.data) return t('puntoBuscando');
    const { cliente, tarifa, consumoAnualKwh, conContrato } = punto.data;
    const datos = [cliente?.nombre ?? t('sinCliente'), tarifa, formatKwh(consumoAnualKwh)];
    if (conContrato) datos.push(t('yaConContrato'));
    return datos.filter(Boolean).join(' · ');
  }
}
