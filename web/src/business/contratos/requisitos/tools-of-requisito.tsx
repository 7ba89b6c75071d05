import { type documentos, requisitosDeFirma } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { useFile } from '../../../data/use-file.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { FileDialog } from '../../../trade/file-dialog.tsx';
import styles from '../../../trade/requisitos/requisitos.module.css';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ContactoDialog } from './contacto-dialog.tsx';
import { FirmanteDialog } from './firmante-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { REQUISITOS_CHANGED } from './requisitos-changed.ts';

type Props = {
  readonly contratoId: string;
  readonly row: requisitosDeFirma.Requisito;
  readonly requisitos: requisitosDeFirma.Requisitos;
};

/** The buttons of a requirement; what is recorded by one of them can be taken back by another. */
export function ToolsOfRequisito(props: Props) {
  return (
    <div className={`vt-toolbar vt-gap-6 ${styles.tools}`}>
      <ButtonsOf {...props} />
    </div>
  );
}

function ButtonsOf({ contratoId, row: { requisito, motivo }, requisitos }: Props) {
  const { t } = useTranslation('contratos');
  const { t: tOfRequisitos } = useTranslation('requisitos');
  const { contacto, firmante } = requisitos;
  switch (requisito) {
    case 'contacto':
      return (
        <>
          <Opens
            label={t(contacto ? 'cambiarRequisito' : 'anotarRequisito')}
            of={tOfRequisitos('requisito-contacto')}
          >
            {(close) => <ContactoDialog contratoId={contratoId} contacto={contacto} onClose={close} />}
          </Opens>
          {contacto && <Forget contratoId={contratoId} requisito="contacto" />}
        </>
      );
    case 'firmante':
      return (
        <>
          <Opens
            label={t(firmante ? 'cambiarRequisito' : 'anotarRequisito')}
            of={tOfRequisitos('requisito-firmante')}
          >
            {(close) => <FirmanteDialog contratoId={contratoId} firmante={firmante} onClose={close} />}
          </Opens>
          {motivo === 'sin-poder' && <UploadPaper contratoId={contratoId} tipo="escritura" />}
          {firmante && !firmante.deLaPropuesta && <Forget contratoId={contratoId} requisito="firmante" />}
        </>
      );
    case 'identidad':
      return <UploadPaper contratoId={contratoId} tipo={requisitos.persona ? 'dni' : 'cif'} />;
    case 'factura':
      return <UploadPaper contratoId={contratoId} tipo="factura" />;
    case 'bono-social':
      return <BonoSocialButtons contratoId={contratoId} requisitos={requisitos} />;
    case 'ficha':
      return <FichaButtons contratoId={contratoId} given={requisitos.ficha !== null} />;
  }
}

function Opens({
  label,
  of,
  children,
}: {
  readonly label: string;
  /** What it is about, where the label alone stands on several buttons. */
  readonly of?: string;
  readonly children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small aria-label={of && `${label}: ${of}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

type OfPaper = { readonly contratoId: string; readonly tipo: documentos.Tipo };

function UploadPaper({ contratoId, tipo }: OfPaper) {
  const { t } = useTranslation('contratos');
  return (
    <Opens label={t('subirDocumento', { documento: t(`documento-${tipo}`) })}>
      {(close) => <PaperDialog contratoId={contratoId} tipo={tipo} onClose={close} />}
    </Opens>
  );
}

function Forget({
  contratoId,
  requisito,
}: {
  readonly contratoId: string;
  readonly requisito: 'contacto' | 'firmante' | 'bono-social' | 'ficha';
}) {
  const { t } = useTranslation('contratos');
  const { t: tOfRequisitos } = useTranslation('requisitos');
  const forget = useWrite(requisitosDeFirma.remove, {
    ...REQUISITOS_CHANGED,
    onSuccess: () => notify(t('requisitoQuitado')),
    onError: notifyFailure,
  });
  return (
    <Button
      small
      look="quiet"
      aria-label={`${t('quitarRequisito')}: ${tOfRequisitos(`requisito-${requisito}`)}`}
      busy={forget.isPending}
      onClick={() => forget.mutate({ params: { id: contratoId, requisito } })}
    >
      {t('quitarRequisito')}
    </Button>
  );
}

function BonoSocialButtons({ contratoId, requisitos }: Pick<Props, 'contratoId' | 'requisitos'>) {
  const { t } = useTranslation('contratos');
  const { bonoSocial } = requisitos;
  const write = useWrite(requisitosDeFirma.updateBonoSocial, {
    ...REQUISITOS_CHANGED,
    onSuccess: () => notify(t('requisitoAnotado')),
    onError: notifyFailure,
  });
  return (
    <>
      {[false, true]
        .filter((tiene) => bonoSocial?.tiene !== tiene)
        .map((tiene) => (
          <Button
            key={String(tiene)}
            small
            busy={write.isPending}
            onClick={() => write.mutate({ params: { id: contratoId }, body: { tiene } })}
          >
            {t(tiene ? 'bonoSocialSi' : 'bonoSocialNo')}
          </Button>
        ))}
      {bonoSocial?.tiene && <UploadPaper contratoId={contratoId} tipo="renuncia-bono-social" />}
      {bonoSocial && <Forget contratoId={contratoId} requisito="bono-social" />}
    </>
  );
}

function FichaButtons({ contratoId, given }: { readonly contratoId: string; readonly given: boolean }) {
  const { t } = useTranslation('contratos');
  const handOver = useWrite(requisitosDeFirma.handOverFicha, {
    ...REQUISITOS_CHANGED,
    onSuccess: () => notify(t('fichaEntregada')),
    onError: notifyFailure,
  });
  return (
    <>
      <Opens label={t('verFicha')}>
        {(close) => <FichaDialog contratoId={contratoId} onClose={close} />}
      </Opens>
      <Button small busy={handOver.isPending} onClick={() => handOver.mutate({ params: { id: contratoId } })}>
        {t('entregarFicha')}
      </Button>
      {given && <Forget contratoId={contratoId} requisito="ficha" />}
    </>
  );
}

function FichaDialog({ contratoId, onClose }: { readonly contratoId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('requisitos');
  const query = useFile(requisitosDeFirma.ficha, { params: { id: contratoId } });
  return <FileDialog name={t('requisito-ficha')} query={query} onClose={onClose} />;
}
