import { clientes } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import { useState } from 'react';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useNamed } from '../../../trade/choose/chooser.ts';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { TwoValues } from '../../../ui/figures/two-values.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { type Borrador, borradorDe, type Campo } from '../formulario/borrador.ts';

type Props = {
  /**
   * The data as they were when the user began to edit, as the user was about to save them, and as somebody else has
   * saved them.
   */
  readonly inicial: Borrador;
  readonly tuyo: Borrador;
  readonly guardado: clientes.Cliente;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChoose: (valores: Borrador) => void;
};

/** Shows both values of each field that two people have changed, when somebody else saved first. */
export function Conflicto({ inicial, tuyo, guardado, busy, onClose, onChoose }: Props) {
  const { t } = useTranslation('clientes');
  const ajeno = borradorDe(guardado);
  const [mine] = useNamed(COMERCIALES, tuyo.comercialId ? [tuyo.comercialId] : []);
  const discrepan = clientes.CAMPOS.filter(
    (campo) => tuyo[campo] !== inicial[campo] && tuyo[campo] !== ajeno[campo],
  );
  const [mios, setMios] = useState<ReadonlySet<Campo>>(new Set(discrepan));

  const enClaro = (valores: Borrador, campo: Campo): string => {
    const valor = valores[campo];
    if (valor === '') return NO_VALUE;
    if (campo === 'tipo') return t(`tipo-${valor}`);
    if (campo === 'provincia') return nombreProvincia(valor) ?? valor;
    if (campo !== 'comercialId') return valor;
    if (valor === guardado.comercial?.id) return guardado.comercial.nombre;
    return mine?.label ?? valor;
  };
  const choose = () => {
    const elegidos = discrepan.filter((campo) => mios.has(campo)).map((campo) => [campo, tuyo[campo]]);
    onChoose({ ...ajeno, ...Object.fromEntries(elegidos) });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('conflicto')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('seguirEditando')}</LeaveButton>
          <Button look="primary" busy={busy} onClick={choose}>
            {t('guardarElegido')}
          </Button>
        </>
      }
    >
      <p>{t('conflictoTexto')}</p>
      <TwoValues
        caption={t('dosValores')}
        heads={[t('campo'), t('guardadoAhora'), t('loTuyo')]}
        rows={discrepan.map((campo) => ({
          id: campo,
          name: t(campo === 'comercialId' ? 'comercial' : campo),
          values: [enClaro(ajeno, campo), enClaro(tuyo, campo)],
        }))}
        choice={{
          second: mios,
          onChoose: (campo, segundo) =>
            setMios(new Set(discrepan.filter((nombre) => (nombre === campo ? segundo : mios.has(nombre))))),
        }}
      />
    </Dialog>
  );
}
