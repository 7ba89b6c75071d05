import { propuestaPublica, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { call } from '../../../data/call.ts';
import { Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../propuesta-publica.module.css';

type Props = {
  readonly token: string;
  readonly campo: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (codigo: string) => void;
    readonly error: string | undefined;
  };
};

/** Asks for the code that proves that whoever accepts reads the mail to which the proposal was sent. */
export function Codigo({ token, campo }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const [pidiendo, setPidiendo] = useState(false);
  const [enviado, setEnviado] = useState<ResponseOf<typeof propuestaPublica.requestCode>>();
  const [fallo, setFallo] = useState('');

  const request = async () => {
    setPidiendo(true);
    setFallo('');
    try {
      setEnviado(await call(propuestaPublica.requestCode, { params: { token } }));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setFallo(cause.message);
    } finally {
      setPidiendo(false);
    }
  };

  return (
    <div className={styles.codigo}>
      <TextField
        {...campo}
        code
        label={t('codigo')}
        hint={enviado ? t('codigoEnviado', enviado) : t('codigoAyuda')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button small busy={pidiendo} onClick={request}>
        {t(enviado ? 'otroCodigo' : 'pedirCodigo')}
      </Button>
      <p role="alert" className="vt-problem">
        {fallo}
      </p>
    </div>
  );
}
