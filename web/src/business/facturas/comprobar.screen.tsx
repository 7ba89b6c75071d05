import { IconKeyboard, IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ConCamara } from './con-camara.tsx';
import styles from './facturas.module.css';
import { FacturasF1 } from './facturas-f1.tsx';
import { LecturaLeida } from './lectura-leida.tsx';
import { type Lectura, useLecturas } from './use-lecturas.ts';

/** Bills are dropped, pasted as the text of their code, or typed; each is read, confirmed and set beside what it should be. */
export default function FacturaCheckScreen() {
  const { t } = useTranslation('facturas');
  const { lecturas, elegida, choose, add, retry, addByHand, addQr, cancel, leyendo, progress } =
    useLecturas();
  return (
    <div className="vt-page vt-gap-18">
      <Traer {...{ leyendo, progress, add, cancel, addQr, addByHand }} />
      {lecturas.length === 0 && <EmptyState icon={IconReceipt2} title={t('vacio')} text={t('vacioTexto')} />}
      {lecturas.length > 1 && (
        <nav aria-label={t('facturas')}>
          <ul className={styles.lecturas}>
            {lecturas.map((lectura) => (
              <li key={lectura.id}>
                <button
                  type="button"
                  aria-current={lectura.id === elegida?.id || undefined}
                  onClick={() => choose(lectura.id)}
                >
                  <span>{lectura.nombre}</span>
                  <Estado lectura={lectura} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {lecturas.map((lectura) => (
        // What has been confirmed of a bill stays so while another one is looked at.
        <div key={lectura.id} hidden={lectura.id !== elegida?.id}>
          <div className="vt-page vt-gap-18">
            <Contenido
              lectura={lectura}
              visible={lectura.id === elegida?.id}
              onRetry={(contrasena) => retry(lectura, contrasena)}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

type TraerProps = Pick<
  ReturnType<typeof useLecturas>,
  'leyendo' | 'progress' | 'add' | 'cancel' | 'addQr' | 'addByHand'
>;

/** Every way in which a bill comes. */
function Traer({ leyendo, progress, add, cancel, addQr, addByHand }: TraerProps) {
  const { t } = useTranslation('facturas');
  const onQr = (texto: string) => addQr(t('deUnQr'), texto);
  return (
    <Card title={t('traer')}>
      <div className="vt-stack">
        <FileDrop
          label={t('soltar')}
          hint={t('formatos')}
          accept=".pdf,.png,.jpg,.jpeg,.heic,.heif,.xml,.zip,image/jpeg,image/png,image/heic"
          multiple
          disabled={leyendo !== undefined}
          onFiles={add}
        />
        {leyendo && (
          <ProgressBar
            label={t('leyendoUna', { nombre: leyendo.nombre })}
            value={progress}
            onCancel={cancel}
          />
        )}
        <ConCamara disabled={leyendo !== undefined} onFiles={add} onQr={onQr} />
        <DeOtraManera onQr={onQr} onHand={() => addByHand(t('aMano'))} />
      </div>
    </Card>
  );
}

const TONOS: Readonly<Record<Lectura['estado'], Tone>> = {
  'en-espera': 'idle',
  leyendo: 'info',
  fallida: 'bad',
  leida: 'ok',
  'leida-f1': 'ok',
};

function Estado({ lectura }: { readonly lectura: Lectura }) {
  const { t } = useTranslation('facturas');
  const porConfirmar =
    lectura.estado === 'leida' && lectura.leida.campos.some(({ confianza }) => confianza === 'por-confirmar');
  return (
    <Badge tone={porConfirmar ? 'warn' : TONOS[lectura.estado]}>
      {t(porConfirmar ? 'estado-por-confirmar' : `estado-${lectura.estado}`)}
    </Badge>
  );
}

function Contenido({
  lectura,
  visible,
  onRetry,
}: {
  readonly lectura: Lectura;
  readonly visible: boolean;
  readonly onRetry: (contrasena?: string) => void;
}) {
  if (lectura.estado === 'leida') return <LecturaLeida lectura={lectura} visible={visible} />;
  if (lectura.estado === 'leida-f1') return <FacturasF1 f1={lectura.f1} fichero={lectura.fichero} />;
  return lectura.estado === 'fallida' ? <Fallida lectura={lectura} onRetry={onRetry} /> : null;
}

/** What this side knows by itself, which no answer says. */
const SIN_MOTIVO = ['cancelada', 'heic'];

type FallidaProps = {
  readonly lectura: Lectura & { readonly estado: 'fallida' };
  readonly onRetry: (contrasena?: string) => void;
};

function Fallida({ lectura: { nombre, motivo, codigo }, onRetry }: FallidaProps) {
  const { t } = useTranslation('facturas');
  const [contrasena, setContrasena] = useState('');
  const pideContrasena = codigo === 'pdf-con-contrasena';
  return (
    <Card title={nombre}>
      <form
        className="vt-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onRetry(pideContrasena ? contrasena : undefined);
        }}
      >
        <p role="alert">{SIN_MOTIVO.includes(codigo) ? t(codigo) : motivo}</p>
        {pideContrasena && (
          <PasswordField
            label={t('contrasena')}
            value={contrasena}
            onChange={setContrasena}
            autoComplete="new-password"
          />
        )}
        <p>
          <Button type="submit">{t('reintentar')}</Button>
        </p>
      </form>
    </Card>
  );
}

type OtraManera = { readonly onQr: (texto: string) => string | undefined; readonly onHand: () => void };

/** The text of a code that a phone has read, or nothing but the figures of a paper. */
function DeOtraManera({ onQr, onHand }: OtraManera) {
  const { t } = useTranslation('facturas');
  const [texto, setTexto] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className="vt-stack"
      onSubmit={(event) => {
        event.preventDefault();
        const motivo = onQr(texto);
        setError(motivo);
        if (motivo === undefined) setTexto('');
      }}
    >
      <TextAreaField
        label={t('textoQr')}
        hint={t('textoQrAyuda')}
        rows={2}
        value={texto}
        onChange={setTexto}
        error={error}
        maxLength={10_000}
      />
      <div className="vt-row">
        <Button type="submit" disabled={texto.trim() === ''}>
          {t('leerQr')}
        </Button>
        <Button look="quiet" icon={IconKeyboard} onClick={onHand}>
          {t('escribir')}
        </Button>
      </div>
    </form>
  );
}
