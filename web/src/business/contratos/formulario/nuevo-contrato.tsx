import { contratos, puntosSuministro } from '@vatio/contract';
import { parseCups } from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BlockedClient } from '../../../trade/blocked-client.tsx';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { versionesEnVenta } from '../../../trade/choose/productos.ts';
import { puntosDe } from '../../../trade/choose/puntos.ts';
import { OccupiedSupplies } from '../../../trade/occupied.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { Problema } from '../accion/problema.tsx';
import { cerradoPorBloqueo } from '../ficha/cerrado-por-bloqueo.ts';
import styles from './formulario.module.css';
import { PuntoDeContrato } from './punto-de-contrato.tsx';

type Valores = {
  readonly cups: string;
  readonly productoVersionId: string;
  readonly feeEnergiaEurMwh: number | null;
  readonly feePotenciaEurKwAnio: number | null;
  readonly referenciaExterna: string;
  readonly notas: string;
  readonly prorroga: boolean;
};

const VACIO: Valores = {
  cups: '',
  productoVersionId: '',
  feeEnergiaEurMwh: null,
  feePotenciaEurKwAnio: null,
  referenciaExterna: '',
  notas: '',
  prorroga: true,
};

type Props = {
  /** The client whose supplies are offered; without it any CUPS can be typed. */
  readonly clienteId?: string | undefined;
  readonly onClose: () => void;
};

/** A contract made by hand, from its supply and its product; prices, powers and consumption come from these. */
export function NuevoContrato({ clienteId, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const id = useId();
  const { form, punto, create } = useAlta(onClose);
  const datos = punto?.data;
  const repetido = Object.keys(create.error?.errors ?? {}).length === 0 ? create.error : null;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('nuevo')}
      footer={
        <DialogButtons
          onCancel={onClose}
          form={id}
          busy={form.sending}
          {...(datos && cerradoPorBloqueo(datos))}
        >
          {t('crear')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <ChooseField
          from={puntosDe(clienteId)}
          {...form.field('cups')}
          onChange={(cups) => form.change({ cups, productoVersionId: '' })}
          label="CUPS"
          required
          placeholder={t(clienteId ? 'eligePunto' : 'buscaPunto')}
          noneFound={t(clienteId ? 'sinPuntoDelCliente' : 'sinPunto')}
        />
        <PuntoDeContrato punto={punto} />
        {datos && <Impedimentos punto={datos} />}
        <ChooseField
          // Another supply has other products, so the fields begin again.
          key={form.values.cups}
          from={versionesEnVenta({ tarifa: datos?.tarifa, zona: datos?.zona })}
          {...form.field('productoVersionId')}
          label={t('producto')}
          required
          disabled={!datos?.tarifa}
          placeholder={t('eligeProducto')}
          hint={datos ? undefined : t('productoTrasCups')}
        />
        <div className={`vt-columns vt-gap-14 ${styles.dos}`}>
          <NumberField {...form.field('feeEnergiaEurMwh')} label={t('feeEnergia')} unit="€/MWh" />
          <NumberField {...form.field('feePotenciaEurKwAnio')} label={t('feePotencia')} unit="€/kW·año" />
        </div>
        <CheckField {...form.field('prorroga')} label={t('conProrroga')} />
        <TextField {...form.field('referenciaExterna')} label={t('referenciaExterna')} maxLength={60} />
        <TextAreaField {...form.field('notas')} label={t('notas')} rows={2} maxLength={4000} />
        <Problema problema={repetido} />
      </form>
    </Dialog>
  );
}

/** What is typed of the contract, and its supply once the CUPS is whole. Once created, its page is shown. */
function useAlta(onClose: () => void) {
  const { t } = useTranslation('contratos');
  const navigate = useNavigate();
  const create = useWrite(contratos.create, AFTER_CONTRATO_CHANGE);
  const form = useForm({
    initial: VACIO,
    submit: async ({ referenciaExterna, ...valores }) => {
      const { codigo, id: nuevo } = await create.mutateAsync({
        body: {
          ...valores,
          feeEnergiaEurMwh: valores.feeEnergiaEurMwh ?? undefined,
          feePotenciaEurKwAnio: valores.feePotenciaEurKwAnio ?? undefined,
          referenciaExterna: referenciaExterna || null,
        },
      });
      notify(t('creadoAviso', { codigo }));
      onClose();
      await navigate({ to: `/contratos/${nuevo}` });
    },
  });
  const cups = parseCups(form.values.cups);
  const punto = useRead(
    puntosSuministro.get,
    { params: { cups: form.values.cups } },
    { enabled: cups.ok, retry: false },
  );
  return { form, create, punto: cups.ok ? punto : undefined };
}

/** Why the supply cannot be contracted now, or not from today. */
function Impedimentos({ punto }: { readonly punto: puntosSuministro.PuntoSuministro }) {
  const { t } = useTranslation('contratos');
  return (
    <>
      <BlockedClient of={punto} area="contratos" />
      {punto.conContrato && (
        <>
          <OccupiedSupplies cups={[punto.cups]} area="contratos" />
          <p>{t('nuevoEspera')}</p>
        </>
      )}
    </>
  );
}
