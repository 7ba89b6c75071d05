import { peticionesDeDocumentos } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons, LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import { MissingOfHouse } from '../brands/missing-of-house.tsx';
import styles from './asked-documents.module.css';
import { UploadLink } from './upload-link.tsx';

type Papel = peticionesDeDocumentos.Papel;

type Props = {
  readonly clienteId: string;
  readonly contratoId?: string;
  /** What is known to be missing, which is marked from the start. */
  readonly missing?: readonly Papel[];
  /** The address of the client, to which the link is mailed unless another is written. */
  readonly email?: string | null;
  /** The request whose link is renewed; without it, another one is made. */
  readonly renewed?: peticionesDeDocumentos.Peticion;
  readonly onClose: () => void;
};

/** Asks a client for papers, or renews the link of what was asked, and shows the link this once. */
export function AskDialog(props: Props) {
  const { t } = useTranslation('asked-documents');
  const { onClose, renewed } = props;
  const id = useId();
  const [made, setMade] = useState<peticionesDeDocumentos.Hecha>();
  const form = useAskForm(props, setMade);
  if (made)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t(made.correo === 'enviado' ? 'enlaceMandado' : 'enlaceHecho')}
        footer={<LeaveButton onLeave={onClose}>{t('cerrar')}</LeaveButton>}
      >
        {made.correo !== null && made.correo !== 'enviado' && (
          <p role="status">{t(isWithoutServer(made.correo) ? 'enlaceSinServidor' : 'enlaceEnCamino')}</p>
        )}
        <UploadLink url={made.url} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(renewed ? 'renovar' : 'pedir')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('hacerEnlace')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <p className="vt-soft">{t('pedirTexto')}</p>
        {!renewed && (
          <>
            <Papeles {...form.field('papeles')} />
            <TextField {...form.field('nota')} label={t('nota')} hint={t('notaAyuda')} maxLength={500} />
          </>
        )}
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

/** A demo prints the mail, and elsewhere it waits for a mail server: neither reaches the client. */
function isWithoutServer(correo: peticionesDeDocumentos.Hecha['correo']): boolean {
  return correo === 'sin-servidor' || correo === 'impreso';
}

function useAskForm(
  { clienteId, contratoId, missing = ['factura'], email = '', renewed }: Omit<Props, 'onClose'>,
  onMade: (made: peticionesDeDocumentos.Hecha) => void,
) {
  const invalidates = [peticionesDeDocumentos.list];
  const create = useWrite(peticionesDeDocumentos.create, { invalidates });
  const renew = useWrite(peticionesDeDocumentos.renew, { invalidates });
  const known = renewed?.enviadaA ?? email ?? '';
  return useForm({
    initial: {
      papeles: renewed?.papeles ?? missing,
      nota: '',
      dias: peticionesDeDocumentos.DIAS as number | null,
      byMail: known !== '',
      email: known,
    },
    submit: async ({ papeles, nota, dias, byMail, email }) => {
      const sending = { dias: dias ?? 0, email: byMail ? email : null };
      const body = { clienteId, contratoId: contratoId ?? null, papeles: [...papeles], nota, ...sending };
      onMade(
        renewed
          ? await renew.mutateAsync({ params: { id: renewed.id }, body: sending })
          : await create.mutateAsync({ body }),
      );
    },
  });
}

type PapelesProps = {
  readonly value: readonly Papel[];
  readonly onChange: (value: readonly Papel[]) => void;
  readonly error: string | undefined;
};

function Papeles({ value, onChange, error }: PapelesProps) {
  const { t } = useTranslation('asked-documents');
  return (
    <fieldset className={styles.choices}>
      <legend>{t('quePides')}</legend>
      {peticionesDeDocumentos.PAPELES.map((papel) => (
        <CheckField
          key={papel}
          label={t(`papel-${papel}`)}
          value={value.includes(papel)}
          onChange={(on) => onChange(on ? [...value, papel] : value.filter((kept) => kept !== papel))}
        />
      ))}
      {error && (
        <p className="vt-problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
