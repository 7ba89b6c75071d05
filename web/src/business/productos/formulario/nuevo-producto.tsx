import { productos } from '@vatio/contract';
import * as productosSchemas from '@vatio/contract/productos.schemas';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { cuerpoDeVersion, IDENTIDAD_NUEVA, type Identidad, versionNueva } from './borrador.ts';
import { CamposIdentidad } from './campos-identidad.tsx';
import { CamposVersion } from './campos-version.tsx';
import { DialogoFormulario } from './dialogo-formulario.tsx';
import styles from './formulario.module.css';
import { readProductoBody } from './read-producto-body.ts';

export function NuevoProducto({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('productos');
  const navigate = useNavigate();
  const create = useWrite(productos.create, { invalidates: [productos.list, productos.inForce] });
  const form = useForm({
    initial: {
      ...IDENTIDAD_NUEVA,
      version: versionNueva(IDENTIDAD_NUEVA.tarifa, IDENTIDAD_NUEVA.tipo, today()),
    },
    submit: async ({ version, ...identidad }) => {
      const body = readProductoBody(productosSchemas.create.body, {
        ...identidad,
        version: cuerpoDeVersion(version),
      });
      const { id } = await create.mutateAsync({ body });
      onClose();
      navigate({ to: `/productos/${id}` });
    },
  });
  const { version, ...identidad } = form.values;

  /** Another tariff or kind has other prices, so the version begins again. */
  const changeIdentity = (cambio: Partial<Identidad>) => {
    const { tarifa, tipo } = { ...identidad, ...cambio };
    const otraClase = tarifa !== identidad.tarifa || tipo !== identidad.tipo;
    form.change({ ...cambio, ...(otraClase && { version: versionNueva(tarifa, tipo, version.desde) }) });
  };

  return (
    <DialogoFormulario title={t('nuevo')} confirm={t('crear')} form={form} onClose={onClose}>
      <CamposIdentidad valores={identidad} onChange={changeIdentity} errores={form.errors} />
      <h3 className={styles.ancho}>{t('primeraVersion')}</h3>
      <CamposVersion
        tipo={identidad.tipo}
        prefijo="version."
        valores={version}
        onChange={(cambio) => form.change({ version: { ...version, ...cambio } })}
        errores={form.errors}
      />
    </DialogoFormulario>
  );
}
