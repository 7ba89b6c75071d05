import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import type { Conflicto } from './version-antigua.ts';

type Props = {
  readonly conflicto: Conflicto;
  /** The proposal as this screen has it. */
  readonly propuesta: propuestas.Propuesta;
  /** Keeps the values that somebody else saved, and shows them. */
  readonly onLeave: () => void;
  readonly onProblema: (cause: unknown) => void;
};

/** Somebody else changed the proposal meanwhile: it shows both values, and the choice. */
export function DialogoConflicto({ conflicto, propuesta, onLeave, onProblema }: Props) {
  const { t } = useTranslation('propuestas');
  const [busy, setBusy] = useState(false);
  const { actual, tuyo, repeat } = conflicto;
  const mio = { ...propuesta, ...tuyo };
  const filas = [
    [t('version'), `v${actual.numero}`, `v${mio.numero}`],
    [t('estado'), t(`estado-${actual.estado}`), t(`estado-${mio.estado}`)],
    [t('validez'), t('dias', { count: actual.validezDias }), t('dias', { count: mio.validezDias })],
    [t('mensaje'), actual.mensaje || t('sinMensaje'), mio.mensaje || t('sinMensaje')],
  ] as const;
  const overwrite = async () => {
    setBusy(true);
    try {
      await repeat();
    } catch (cause) {
      onProblema(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConflictDialog
      title={t('conflicto')}
      text={t('conflictoTexto')}
      heads={[t('campo'), t('guardadoAhora'), t(tuyo ? 'loTuyo' : 'loQueVeias')]}
      choices={[t('dejarLoGuardado'), t(tuyo ? 'guardarLoMio' : 'hacerloIgual')]}
      rows={filas.map(([nombre, guardado, tuya]) => ({
        id: nombre,
        name: nombre,
        values: [guardado, tuya],
        marked: guardado !== tuya,
      }))}
      busy={busy}
      onLeave={onLeave}
      onOverwrite={overwrite}
    />
  );
}
