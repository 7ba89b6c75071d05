import { clientes, puntosSuministro, type ResponseOf } from '@vatio/contract';
import { parseCups } from '@vatio/domain';
import { useId, useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatCups } from '../../../format/cups.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons, LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './relacionado.module.css';

type Resultado = ResponseOf<typeof clientes.assignPuntos>['resultados'][number];

const TONOS: Readonly<Record<Resultado['resultado'], Tone>> = {
  asignado: 'ok',
  'ya-era-suyo': 'idle',
  'de-otro': 'warn',
  'de-otra-cartera': 'warn',
  'no-existe': 'bad',
  'no-valido': 'bad',
};

type Props = { readonly cliente: clientes.Cliente; readonly onClose: () => void };

/** Assigns the points of a pasted list to the client, and gives the result of each. */
export function AssignPuntos({ cliente, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const id = useId();
  const [resultados, setResultados] = useState<readonly Resultado[]>();
  const assign = useWrite(clientes.assignPuntos, {
    invalidates: [clientes.get, clientes.list, puntosSuministro.list, puntosSuministro.get],
  });
  const form = useForm({
    initial: { cups: '' },
    submit: async ({ cups }) => {
      const answer = await assign.mutateAsync({
        params: { id: cliente.id },
        body: { cups: trozosDe(cups) },
      });
      setResultados(answer.resultados);
    },
  });
  const trozos = trozosDe(form.values.cups);
  const validos = trozos.filter((trozo) => parseCups(trozo).ok).length;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('asignarPuntos')}
      footer={
        resultados ? (
          <LeaveButton look="primary" onLeave={onClose}>
            {t('listo')}
          </LeaveButton>
        ) : (
          <DialogButtons onCancel={onClose} form={id} busy={form.sending} disabled={trozos.length === 0}>
            {t('asignar-puntos', { count: trozos.length })}
          </DialogButtons>
        )
      }
    >
      {resultados ? (
        <Resultados resultados={resultados} />
      ) : (
        <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
          <TextAreaField
            label={t('cupsPegados')}
            hint={
              trozos.length > 0 ? t('cupsLeidos', { validos, total: trozos.length }) : t('cupsPegadosTexto')
            }
            required
            rows={6}
            {...form.field('cups')}
          />
          <p role="alert" className="vt-problem">
            {form.formError}
          </p>
        </form>
      )}
    </Dialog>
  );
}

function Resultados({ resultados }: { readonly resultados: readonly Resultado[] }) {
  const { t } = useTranslation('clientes');
  return (
    <ul className={`vt-list ${styles.resultados}`} aria-label={t('unoPorUno')}>
      {resultados.map(({ cups, resultado }) => (
        <li key={cups}>
          <span className="vt-code">{formatCups(cups)}</span>
          <Badge tone={TONOS[resultado]}>{t(`punto-${resultado}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The codes of a text, each once. A line break, a comma or a semicolon parts two codes. */
function trozosDe(texto: string): string[] {
  const trozos = texto.split(/[\n\r\t,;]+/).map((trozo) => trozo.trim());
  return [...new Set(trozos.filter(Boolean))];
}
