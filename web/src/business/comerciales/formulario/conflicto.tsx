import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '../../../format/number.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useComerciales } from '../lista/use-comerciales.ts';
import { type Borrador, CAMPOS } from './borrador.ts';
import styles from './formulario.module.css';

type Props = {
  /** As it was when the edition began, as it was about to be saved, and as somebody else has left it. */
  readonly antes: Borrador;
  readonly tuyo: Borrador;
  readonly suyo: Borrador;
  /** People who may be named though they are in no list. */
  readonly nombres: readonly { readonly id: string; readonly nombre: string }[];
  readonly busy: boolean;
  readonly onDejar: () => void;
  readonly onGuardar: () => void;
};

/** Somebody else saved first: both values of each field that either has touched, and the choice. */
export function Conflicto({ antes, tuyo, suyo, nombres, busy, onDejar, onGuardar }: Props) {
  const { t } = useTranslation('comerciales');
  const conocidos = [...useComerciales(), ...nombres];
  const tocados = CAMPOS.filter((campo) => suyo[campo] !== antes[campo] || tuyo[campo] !== antes[campo]);
  const decir = (texto: string) => conocidos.find(({ id }) => id === texto)?.nombre ?? (texto || NO_VALUE);
  return (
    <Dialog
      open
      wide
      onClose={onDejar}
      title={t('conflicto')}
      footer={
        <>
          <Button onClick={onDejar}>{t('dejarLoGuardado')}</Button>
          <Button look="primary" busy={busy} onClick={onGuardar}>
            {t('guardarLoMio')}
          </Button>
        </>
      }
    >
      <p>{t('conflictoTexto')}</p>
      <table className={styles.careo}>
        <caption className="vt-hidden">{t('dosValores')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('campo')}</th>
            <th scope="col">{t('guardadoAhora')}</th>
            <th scope="col">{t('loTuyo')}</th>
          </tr>
        </thead>
        <tbody>
          {tocados.map((campo) => {
            const mio = tuyo[campo] !== antes[campo];
            return (
              <tr key={campo}>
                <th scope="row">{t(campo === 'responsableId' ? 'responsable' : campo)}</th>
                <td data-lado={t('guardadoAhora')}>{decir(suyo[campo])}</td>
                <td data-lado={t('loTuyo')} data-mio={mio || undefined}>
                  {mio ? decir(tuyo[campo]) : t('sinTocar')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
