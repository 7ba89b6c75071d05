import { comerciales, type contratos } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import ficha from '../ficha/ficha.module.css';
import { nombreDe, useEnVenta } from '../formulario/productos-en-venta.ts';
import { type Borrador, borradorDe, CAMPOS, esDistinto } from './borrador.ts';
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
  const tocados = CAMPOS.filter((campo) => esDistinto(campo, antes, suyo) || esDistinto(campo, antes, tuyo));
  const decir = (valor: unknown) => (typeof valor === 'string' && nombres.get(valor)) || enClaro(valor);
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
      <div className={ficha.marco}>
        <table className={ficha.tabla}>
          <thead>
            <tr>
              <th scope="col" data-texto>
                {t('campo')}
              </th>
              <th scope="col">{t('guardadoAhora')}</th>
              <th scope="col">{t('loTuyo')}</th>
            </tr>
          </thead>
          <tbody>
            {tocados.map((campo) => (
              <tr key={campo}>
                <th scope="row">{t(`campo-${campo}`)}</th>
                <td>{decir(suyo[campo])}</td>
                <td>{esDistinto(campo, antes, tuyo) ? decir(tuyo[campo]) : t('sinTocar')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

/** Names of the products and representatives that the fields hold by id. */
function useNombres({ producto, comercial }: contratos.Contrato): ReadonlyMap<string, string> {
  const enVenta = useEnVenta(producto.tarifa);
  const query = { estado: 'activos', sort: 'nombre', limit: 100 } as const;
  const gente = useRead(comerciales.list, { query }, { staleTime: 60_000 }).data?.rows ?? [];
  return new Map([
    ...enVenta.map((uno) => [uno.versionId, nombreDe(uno)] as const),
    [producto.versionId, producto.nombre] as const,
    ...[...gente, ...(comercial ? [comercial] : [])].map(({ id, nombre }) => [id, nombre] as const),
  ]);
}
