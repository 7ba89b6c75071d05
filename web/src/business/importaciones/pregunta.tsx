import type { BodyOf, importaciones } from '@vatio/contract';
import type { Refused } from '../../data/use-uploads.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './importaciones.module.css';

/** What is sent with a file that left something open. */
export type Respuesta = BodyOf<typeof importaciones.create>;

/** What each question may be answered, by the text of its button. */
const RESPUESTAS: Readonly<Record<string, readonly (readonly [texto: string, respuesta: Respuesta])[]>> = {
  'etiqueta-dudosa': [
    ['alPrincipio', { etiqueta: 'inicio' }],
    ['alFinal', { etiqueta: 'fin' }],
  ],
  'demasiadas-rechazadas': [['importarResto', { aceptarRechazadas: 'si' }]],
};

/** Whether a file was refused only until somebody answers. */
export function isQuestion({ code }: Refused): boolean {
  return RESPUESTAS[code] !== undefined;
}

type Props = {
  readonly rechazo: Refused;
  readonly disabled: boolean;
  readonly onAnswer: (respuesta: Respuesta) => void;
};

/** What a file does not say, with a button for each answer, with which it is sent again. */
export function Pregunta({ rechazo: { name, why, code }, disabled, onAnswer }: Props) {
  const { t } = useTranslation('importaciones');
  return (
    <Notice>
      <p>
        <strong>{name}</strong>: {why}
      </p>
      {code === 'etiqueta-dudosa' && <p className="vt-note">{t('etiquetaEjemplo')}</p>}
      <div className={styles.respuestas}>
        {RESPUESTAS[code]?.map(([texto, respuesta]) => (
          <Button key={texto} small disabled={disabled} onClick={() => onAnswer(respuesta)}>
            {t(texto)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
