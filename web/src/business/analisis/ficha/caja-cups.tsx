import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { distribuidoraDe, distribuidoraDeGas } from '@vatio/domain';
import { type FormEvent, useState } from 'react';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './ficha.module.css';
import { type CupsLeidos, readCups } from './read-cups.ts';

type Props = {
  readonly label: string;
  /** CUPS that are in the analysis already and cannot be added again. */
  readonly presentes?: readonly string[];
  readonly onCups: (cups: readonly string[]) => void;
};

const HUECO = 'ES 0000 0000 0000 0000 XX';

/** Takes one CUPS or a list of them, however they are spaced. A pasted CUPS that is right needs no button. */
export function CajaCups({ label, presentes = [], onCups }: Props) {
  const { t } = useTranslation('analisis');
  const [texto, setTexto] = useState('');
  const { validos, erroneos, repetidos } = readCups(texto);
  const nuevos = validos.map(({ cups }) => cups).filter((cups) => !presentes.includes(cups));
  const yaEstan = repetidos + validos.length - nuevos.length;
  const distribuidora =
    validos[0] && (distribuidoraDeGas(validos[0].cups) ?? distribuidoraDe(validos[0].prefijo)?.nombre);

  const send = (cups: readonly string[]) => {
    setTexto('');
    onCups(cups);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (nuevos.length > 0) send(nuevos);
  };

  return (
    <form
      className={`${styles.caja} vt-no-print`}
      onSubmit={onSubmit}
      onPaste={(event) => {
        const pegado = readCups(event.clipboardData.getData('text/plain'));
        const cups = pegado.validos
          .map((valido) => valido.cups)
          .filter((codigo) => !presentes.includes(codigo));
        if (texto.trim() !== '' || cups.length === 0 || pegado.erroneos.length > 0) return;
        event.preventDefault();
        send(cups);
      }}
    >
      <TextField
        label={label}
        value={texto}
        onChange={setTexto}
        placeholder={HUECO}
        autoComplete="off"
        code
        error={motivoDe(erroneos, t)}
      />
      <Button type="submit" icon={IconArrowRight} disabled={nuevos.length === 0}>
        {t('analizar')}
      </Button>
      <p role="status" className={styles.veredicto}>
        {validos.length > 0 && (
          <>
            <IconCircleCheck size={18} aria-hidden />
            {validos.length > 1
              ? t('cupsValidos', { count: validos.length })
              : t('cupsValido', { distribuidora: distribuidora ?? '' })}
            {yaEstan > 0 && ` · ${t('cupsRepetidos', { count: yaEstan })}`}
          </>
        )}
      </p>
    </form>
  );
}

/** The reason of the only wrong code, or the number of wrong codes and the reason of the first. */
function motivoDe([primero, ...demas]: CupsLeidos['erroneos'], t: Translate): string | undefined {
  const motivo = primero?.issue.message;
  return motivo && demas.length > 0 ? t('cupsErroneos', { count: demas.length + 1, motivo }) : motivo;
}
