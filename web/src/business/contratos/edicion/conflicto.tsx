import type { contratos } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useNamed } from '../../../trade/choose/chooser.ts';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { versionesEnVenta } from '../../../trade/choose/productos.ts';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { type Borrador, borradorDe, CAMPOS, isDistinto } from './borrador.ts';
import { enClaro } from './en-claro.ts';

type Props = {
  /**
   * The contract as it was when the user began to edit, as the user was about to save it, and as somebody else has
   * saved it.
   */
  readonly antes: Borrador;
  readonly tuyo: Borrador;
  readonly guardado: contratos.Contrato;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onSave: () => void;
};

/** Somebody else saved first: it shows both values of each field that either has changed, and the choice. */
export function Conflicto({ antes, tuyo, guardado, busy, onLeave, onSave }: Props) {
  const { t } = useTranslation('contratos');
  const logico = (valor: boolean) => t(valor ? 'si' : 'no');
  const ajeno = borradorDe(guardado);
  const nombres = useNombres(guardado, tuyo);
  const tocados = CAMPOS.filter((campo) => isDistinto(campo, antes, ajeno) || isDistinto(campo, antes, tuyo));
  const say = (valor: unknown) => (typeof valor === 'string' && nombres.get(valor)) || enClaro(valor, logico);
  return (
    <ConflictDialog
      title={t('conflicto')}
      text={t('conflictoTexto')}
      heads={[t('campo'), t('guardadoAhora'), t('loTuyo')]}
      choices={[t('dejarLoGuardado'), t('guardarLoMio')]}
      rows={tocados.map((campo) => {
        const mio = isDistinto(campo, antes, tuyo);
        return {
          id: campo,
          name: t(`campo-${campo}`),
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

/** The names of the products and representatives that the fields refer to by id. */
function useNombres(
  { producto, comercial }: contratos.Contrato,
  tuyo: Borrador,
): ReadonlyMap<string, string> {
  const versiones = useNamed(versionesEnVenta({ tarifa: producto.tarifa }), [tuyo.productoVersionId]);
  const gente = useNamed(COMERCIALES, tuyo.comercialId ? [tuyo.comercialId] : []);
  return new Map([
    ...[...versiones, ...gente].map(({ value, label }) => [value, label] as const),
    [producto.versionId, producto.nombre] as const,
    ...(comercial ? [[comercial.id, comercial.nombre] as const] : []),
  ]);
}
