import { productos } from '@vatio/contract';
import * as productosSchemas from '@vatio/contract/productos.schemas';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { cuerpoDeVersion, versionComo, versionNueva } from './borrador.ts';
import { CamposVersion } from './campos-version.tsx';
import { DialogoFormulario } from './dialogo-formulario.tsx';
import { readProductoBody } from './read-producto-body.ts';

type Props = { readonly producto: productos.ProductoDetalle; readonly onClose: () => void };

/** Adds prices from a day on; the version without end closes on the day before. */
export function NuevaVersion({ producto, onClose }: Props) {
  const { t } = useTranslation('productos');
  const addVersion = useWrite(productos.addVersion, {
    invalidates: [productos.get, productos.list, productos.inForce],
  });
  const previa = producto.historial[0];
  const form = useForm({
    initial: previa ? versionComo(previa, today()) : versionNueva(producto.tarifa, producto.tipo, today()),
    submit: async (version) => {
      const body = readProductoBody(productosSchemas.addVersion.body, cuerpoDeVersion(version));
      await addVersion.mutateAsync({ params: { id: producto.id }, body });
      notify(t('versionAnadida'));
      onClose();
    },
  });
  return (
    <DialogoFormulario title={t('nuevaVersion')} confirm={t('anadirVersion')} form={form} onClose={onClose}>
      <CamposVersion
        tipo={producto.tipo}
        valores={form.values}
        onChange={form.change}
        errores={form.errors}
      />
    </DialogoFormulario>
  );
}
