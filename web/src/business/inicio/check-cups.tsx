import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { distribuidoraDe, distribuidoraDeGas, parseCups } from '@vatio/domain';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { anatomiaCups, parteErronea } from './anatomia-cups.ts';
import styles from './inicio.module.css';

/** Checks a CUPS while it is typed, however it is spaced, and shows which part of it is wrong. */
export function CheckCups() {
  const { t } = useTranslation('inicio');
  const [texto, setTexto] = useState('');
  const resultado = parseCups(texto);
  const issue = resultado.ok ? undefined : resultado.issue;
  const erronea = issue && parteErronea(issue.code, texto);
  const deGas = resultado.ok ? distribuidoraDeGas(resultado.value.cups) : undefined;
  const distribuidora = resultado.ok ? distribuidoraDe(resultado.value.prefijo) : undefined;

  return (
    <div className={styles.cups}>
      <TextField
        label="CUPS"
        hint={t('cupsAyuda')}
        value={texto}
        onChange={setTexto}
        placeholder="ES 0000 0000 0000 0000 XX"
        maxLength={60}
        autoComplete="off"
        code
      />
      <div>
        <ol className={styles.parts} aria-label={t('cupsPartes')}>
          {anatomiaCups(texto).map((parte) => (
            <li key={parte.id} data-wrong={parte.id === erronea || undefined}>
              <span className="vt-code">{parte.texto.padEnd(parte.largo, '·')}</span>
              <span className={styles.partName}>{t(`cups-${parte.id}`)}</span>
            </li>
          ))}
        </ol>
        <p role="status" className={styles.verdict} data-ok={resultado.ok}>
          {texto.trim() !== '' && (
            <>
              {resultado.ok ? (
                <IconCircleCheck size={20} aria-hidden />
              ) : (
                <IconAlertTriangle size={20} aria-hidden />
              )}
              {issue?.message ??
                (deGas && t('cupsDeGas', { distribuidora: deGas })) ??
                (distribuidora
                  ? t('cupsValidoDe', { distribuidora: distribuidora.nombre })
                  : t('cupsValido'))}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
