import { productos } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Retirado } from './columnas.tsx';
import styles from './productos.module.css';
import { EstadoVersion } from './version/estado-version.tsx';

type Props = { readonly producto: productos.ProductoDetalle; readonly administra: boolean };

/** The undated data of a product, and what is wrong with its dates. */
export function FichaProducto({ producto, administra }: Props) {
  const { t } = useTranslation('productos');
  const { comercializadora, tarifa, tipo, zonas, duracionMeses, version, activo, avisos } = producto;
  const si = (valor: boolean) => t(valor ? 'si' : 'no');
  const datos = [
    [t('comercializadora'), comercializadora],
    [t('tarifa'), tarifa],
    [t('tipo'), t(`tipo-${tipo}`)],
    [t('zonas'), zonas.length > 0 ? zonas.map((zona) => t(`zona-${zona}`)).join(', ') : t('todas')],
    [t('duracion'), `${duracionMeses} ${t('meses')}`],
    [t('permanencia'), si(producto.permanencia)],
    [t('prorroga'), si(producto.prorroga)],
    [t('renovable'), si(producto.renovable)],
    [t('peajesIncluidos'), si(producto.peajesIncluidos)],
  ] as const;
  return (
    <Card
      title={activo ? version && <EstadoVersion estado={version.estado} /> : <Retirado />}
      actions={administra && <WithdrawProducto producto={producto} />}
    >
      <dl className={`vt-facts ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {avisos.length > 0 && (
        <ul className={styles.avisos} aria-label={t('avisos')}>
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Takes the product off sale or puts it back, whatever its dates say. Analyses made with it keep their figures. */
function WithdrawProducto({ producto }: { producto: productos.ProductoDetalle }) {
  const { t } = useTranslation('productos');
  const update = useWrite(productos.update, {
    invalidates: [productos.get, productos.list, productos.inForce],
    onError: notifyFailure,
  });
  const put = (activo: boolean, edicion: number) =>
    update.mutate(
      { params: { id: producto.id }, body: { activo, edicion } },
      {
        onSuccess: (nuevo) =>
          notify(t(activo ? 'repuesto' : 'retiradoAviso'), { undo: () => put(!activo, nuevo.edicion) }),
      },
    );
  return (
    <Button
      small
      look={producto.activo ? 'danger' : 'plain'}
      busy={update.isPending}
      onClick={() => put(!producto.activo, producto.edicion)}
    >
      {t(producto.activo ? 'retirar' : 'reponer')}
    </Button>
  );
}
