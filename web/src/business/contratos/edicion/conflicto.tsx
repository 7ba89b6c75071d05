import type { contratos } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useTeam } from '../../../trade/use-options.ts';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { nombreDe, useEnVenta } from '../formulario/productos-en-venta.ts';
import { type Borrador, borradorDe, CAMPOS, isDistinto } from './borrador.ts';
import { enClaro } from './en-claro.ts';

type Props = {
  /** As it was when the edition began, as it was about to be saved, and as somebody else has left it. */
  readonly antes: Borrador;
  readonly tuyo: Borrador;
  readonly guardado: contratos.Contrato;
  readonly busy: boolean;
  readonly onDejar: () => void;
  readonly onGuardar: () => void;
};

/** Somebody else saved first: both values of each field that either has touched, and the choice. */
export function Conflicto({ antes, tuyo, guardado, busy, onDejar, onGuardar }: Props) {
  const { t } = useTranslation('contratos');
  const suyo = borradorDe(guardado);
  const nombres = useNombres(guardado);
  const tocados = CAMPOS.filter((campo) => isDistinto(campo, antes, suyo) || isDistinto(campo, antes, tuyo));
  const decir = (valor: unknown) => (typeof valor === 'string' && nombres.get(valor)) || enClaro(valor);
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
          values: [decir(suyo[campo]), mio ? decir(tuyo[campo]) : t('sinTocar')],
          marked: mio,
        };
      })}
      busy={busy}
      onLeave={onDejar}
      onOverwrite={onGuardar}
    />
  );
}

/** Names of the products and representatives that the fields hold by id. */
function useNombres({ producto, comercial }: contratos.Contrato): ReadonlyMap<string, string> {
  const enVenta = useEnVenta(producto.tarifa);
  const gente = useTeam({ left: true });
  return new Map([
    ...enVenta.map((uno) => [uno.versionId, nombreDe(uno)] as const),
    [producto.versionId, producto.nombre] as const,
    ...[...gente, ...(comercial ? [comercial] : [])].map(({ id, nombre }) => [id, nombre] as const),
  ]);
}
