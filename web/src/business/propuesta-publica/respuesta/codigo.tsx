import { type evidencias, propuestaPublica, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { call } from '../../../data/call.ts';
import { Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../propuesta-publica.module.css';

type Props = {
  readonly token: string;
  readonly propuesta: Pick<propuestaPublica.PropuestaPublica, 'vias' | 'needsCode'>;
  readonly campo: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (codigo: string) => void;
    readonly error: string | undefined;
  };
};

/** Asks for the code that proves that whoever accepts reads the client's mail, or has their mobile at hand. */
export function Codigo({ token, propuesta: { vias, needsCode }, campo }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const [chosen, setChosen] = useState<evidencias.ViaDeCodigo>();
  const [requesting, setRequesting] = useState(false);
  const [sent, setSent] = useState<ResponseOf<typeof propuestaPublica.requestCode>>();
  const [failure, setFailure] = useState('');
  const via = chosen ?? vias[0]?.via ?? 'correo';

  const choose = (otra: evidencias.ViaDeCodigo) => {
    setChosen(otra);
    setSent(undefined);
    setFailure('');
  };

  const request = async () => {
    setRequesting(true);
    setFailure('');
    try {
      setSent(await call(propuestaPublica.requestCode, { params: { token }, body: { via } }));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setFailure(cause.message);
    } finally {
      setRequesting(false);
    }
  };

  const help = t(needsCode ? `codigoAyuda-${via}` : 'codigoDeDemo');
  return (
    <div className={styles.codigo}>
      {vias.length > 1 && (
        <RadioGroup
          label={t('via')}
          value={via}
          onChange={choose}
          options={vias.map((posible) => ({
            value: posible.via,
            label: t(`via-${posible.via}`, { destino: posible.destino }),
          }))}
        />
      )}
      <TextField
        {...campo}
        code
        label={t(`codigo-${via}`)}
        hint={sent ? t('codigoEnviado', sent) : help}
        inputMode="numeric"
        autoComplete="one-time-code"
        required={needsCode}
      />
      <Button small busy={requesting} onClick={request}>
        {t(sent ? 'otroCodigo' : 'pedirCodigo')}
      </Button>
      <p role="alert" className="vt-problem">
        {failure}
      </p>
    </div>
  );
}
