import { permisosDeDatos } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatCups } from '../../format/cups.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MadeLink } from '../../ui/kit/made-link/made-link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons, LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import { MissingOfHouse } from '../brands/missing-of-house.tsx';
import { ChooseField } from '../choose/choose-field.tsx';
import { CLIENTES } from '../choose/clientes.ts';

type Props = {
  /** Those of the client when empty. */
  readonly cups: readonly string[];
  /** Without one, it is chosen. */
  readonly clienteId?: string | undefined;
  readonly email?: string | null;
  readonly onClose: () => void;
};

/** Asks the holder of some supplies for leave to bring their data, and shows the link this once. */
export function AskLeaveDialog(props: Props) {
  const { t } = useTranslation('bring-data');
  const { cups, clienteId, onClose } = props;
  const id = useId();
  const [made, setMade] = useState<permisosDeDatos.EnlaceHecho>();
  const form = useAskForm(props, setMade);
  if (made) return <Made made={made} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pedirPermiso')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('hacerEnlace')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack vt-gap-14" onSubmit={form.onSubmit} noValidate>
        <p className="vt-soft">{t('pedirTexto')}</p>
        {cups.length > 0 && (
          <p>
            <bdi>{cups.map((codigo) => formatCups(codigo)).join(', ')}</bdi>
          </p>
        )}
        {clienteId === undefined && (
          <ChooseField {...form.field('clienteId')} from={CLIENTES} label={t('cliente')} required />
        )}
        <NumberField
          {...form.field('meses')}
          label={t('meses')}
          unit={t('unidadMeses')}
          decimals={0}
          required
        />
        <NumberField {...form.field('dias')} label={t('dias')} unit={t('unidadDias')} decimals={0} required />
        <CheckField {...form.field('byMail')} label={t('porCorreo')} />
        {form.values.byMail && (
          <TextField {...form.field('email')} type="email" label={t('correo')} required maxLength={200} />
        )}
        {form.formError && (
          <p className="vt-problem" role="alert">
            {form.refusal?.code === 'faltan-datos-de-la-casa' && `${form.refusal.title}. `}
            {form.formError}
            <MissingOfHouse problem={form.refusal} />
          </p>
        )}
      </form>
    </Dialog>
  );
}

function Made({
  made,
  onClose,
}: {
  readonly made: permisosDeDatos.EnlaceHecho;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('bring-data');
  const { url, correo } = made;
  const words = {
    once: t('solaVez'),
    label: t('enlace'),
    copy: t('copiar'),
    copied: t('copiado'),
    byHand: t('copiaAMano'),
  };
  const withoutServer = correo === 'sin-servidor' || correo === 'impreso';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(correo === 'enviado' ? 'enlaceMandado' : 'enlaceHecho')}
      footer={<LeaveButton onLeave={onClose}>{t('cerrar')}</LeaveButton>}
    >
      {correo !== null && correo !== 'enviado' && (
        <p role="status">{t(withoutServer ? 'enlaceSinServidor' : 'enlaceEnCamino')}</p>
      )}
      <MadeLink url={url} words={words} />
    </Dialog>
  );
}

function useAskForm(
  { cups, clienteId, email = '' }: Props,
  onMade: (made: permisosDeDatos.EnlaceHecho) => void,
) {
  const create = useWrite(permisosDeDatos.create, { invalidates: [permisosDeDatos.list] });
  return useForm({
    initial: {
      clienteId: clienteId ?? '',
      meses: permisosDeDatos.MESES as number | null,
      dias: permisosDeDatos.DIAS as number | null,
      byMail: Boolean(email),
      email: email ?? '',
    },
    submit: async ({ clienteId: chosen, meses, dias, byMail, email: to }) =>
      onMade(
        await create.mutateAsync({
          body: {
            clienteId: chosen,
            cups: [...cups],
            meses: meses ?? 0,
            dias: dias ?? 0,
            email: byMail ? to : null,
          },
        }),
      ),
  });
}
