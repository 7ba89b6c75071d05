import { useQueryClient } from '@tanstack/react-query';
import { productos } from '@vatio/contract';
import * as productosSchemas from '@vatio/contract/productos.schemas';
import { Problem } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import type { Identidad } from './borrador.ts';
import { CamposIdentidad } from './campos-identidad.tsx';
import { DialogoFormulario } from './dialogo-formulario.tsx';
import { readProductoBody } from './read-producto-body.ts';

type Props = { readonly producto: productos.ProductoDetalle; readonly onClose: () => void };

/** Edits the undated data of a product. If somebody else did so before, both values are shown and none is lost. */
export function EditProducto({ producto, onClose }: Props) {
  const { t } = useTranslation('productos');
  const client = useQueryClient();
  const save = useWrite(productos.update, {
    invalidates: [productos.get, productos.list, productos.inForce],
  });
  const form = useForm({
    initial: identidadDe(producto),
    submit: async (identidad) => {
      const body = readProductoBody(productosSchemas.update.body, {
        ...identidad,
        edicion: producto.edicion,
      });
      try {
        await save.mutateAsync({ params: { id: producto.id }, body });
      } catch (cause) {
        if (cause instanceof Problem && cause.status === 409) {
          // The next attempt has to be based on what is stored now.
          await client.invalidateQueries({ queryKey: keyOf(productos.get) });
        }
        throw cause;
      }
      notify(t('guardado'));
      onClose();
    },
  });
  return (
    <DialogoFormulario title={t('editar')} confirm={t('guardar')} form={form} onClose={onClose}>
      <CamposIdentidad claseFija valores={form.values} onChange={form.change} errores={form.errors} />
    </DialogoFormulario>
  );
}

function identidadDe(producto: productos.ProductoDetalle): Identidad {
  const { comercializadora, nombre, tarifa, tipo, zonas, duracionMeses } = producto;
  const { permanencia, prorroga, renovable, peajesIncluidos } = producto;
  return {
    comercializadora,
    nombre,
    tarifa,
    tipo,
    zonas,
    duracionMeses,
    permanencia,
    prorroga,
    renovable,
    peajesIncluidos,
  };
}
