import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useNamed } from '../../../trade/choose/chooser.ts';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { type Borrador, CAMPOS } from './borrador.ts';

type Props = {
  /**
   * The data as they were when the user began to edit, as the user was about to save them, and as somebody else has
   * saved them.
   */
  readonly antes: Borrador;
  readonly tuyo: Borrador;
  readonly ajeno: Borrador;
  /** People whose names are needed and who are not in the list of options. */
  readonly nombres: readonly { readonly id: string; readonly nombre: string }[];
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onSave: () => void;
};

/** Somebody else saved first: it shows both values of each field that either has changed, and the choice. */
export function Conflicto({ antes, tuyo, ajeno, nombres, busy, onLeave, onSave }: Props) {
  const { t } = useTranslation('comerciales');
  const ids = [ajeno.responsableId, tuyo.responsableId].filter(Boolean);
  const named = useNamed(COMERCIALES, ids).map(({ value, label }) => ({ id: value, nombre: label }));
  const conocidos = [...nombres, ...named];
  const tocados = CAMPOS.filter((campo) => ajeno[campo] !== antes[campo] || tuyo[campo] !== antes[campo]);
  const say = (texto: string) => conocidos.find(({ id }) => id === texto)?.nombre ?? (texto || NO_VALUE);
  return (
    <ConflictDialog
      title={t('conflicto')}
      text={t('conflictoTexto')}
      heads={[t('campo'), t('guardadoAhora'), t('loTuyo')]}
      choices={[t('dejarLoGuardado'), t('guardarLoMio')]}
      rows={tocados.map((campo) => {
        const mio = tuyo[campo] !== antes[campo];
        return {
          id: campo,
          name: t(campo === 'responsableId' ? 'responsable' : campo),
          values: [say(ajeno[campo]), mio ? say(tuyo[campo]) : t('sinTocar')],
          marked: mio,
        };
      })}
      busy={busy}
      onLeave={onLeave}
      onOverwrite={onSave}
    />
  );
}
