import { type evidencias, propuestaPublica } from '@vatio/contract';
import { useId } from 'react';
import { call } from '../../../data/call.ts';
import { useForm } from '../../../data/use-form.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { direccionDelPdf } from '../direccion-del-pdf.ts';
import styles from '../propuesta-publica.module.css';
import { type Contestar, isClosed } from './answer.ts';
import { Codigo } from './codigo.tsx';

/** A company is signed for by its director or by whoever has a power of attorney; a person, by themselves or by the latter. */
const CALIDADES: Readonly<Record<'empresa' | 'persona', readonly evidencias.Calidad[]>> = {
  empresa: ['administrador', 'apoderado'],
  persona: ['titular', 'apoderado'],
};

/** Accepts the proposal: it asks for name, capacity, NIF, each consent apart and, where one can be sent, a code. */
export function Accept({ token, propuesta, oferta, onAnswered, onChanged, onClose }: Contestar) {
  const { t } = useTranslation('propuesta-publica');
  const formId = useId();
  const { consentimientos } = propuesta;
  const form = useAceptacion({ token, propuesta, oferta, onAnswered, onChanged, onClose });

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('aceptarTitulo')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('volver')}</LeaveButton>
          <Button type="submit" form={formId} look="primary" busy={form.sending}>
            {t('aceptarYContratar')}
          </Button>
        </>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        {oferta.eleccion && (
          <blockquote className={styles.eleccion} lang="es">
            {oferta.eleccion}
          </blockquote>
        )}
        <p className="vt-note">
          {t('aceptarTexto', { eur: formatEur(oferta.resumen.ofertaAnualEur) })}{' '}
          <a href={direccionDelPdf(token)} target="_blank" rel="noreferrer">
            {t('leerPdf')}
          </a>
        </p>
        <Firmante cliente={propuesta.cliente} form={form} />
        <Consentimientos
          consentimientos={consentimientos}
          privacidad={propuesta.marca.privacidad}
          form={form}
        />
        {propuesta.vias.length > 0 && (
          <Codigo token={token} propuesta={propuesta} campo={form.field('codigo')} />
        )}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

/** What is typed of the acceptance, and how it is sent. A proposal that has been closed meanwhile is read again. */
function useAceptacion({ token, propuesta, oferta, onAnswered, onChanged, onClose }: Contestar) {
  const { consentimientos } = propuesta;
  return useForm({
    initial: {
      nombre: '',
      calidad: (propuesta.cliente.empresa ? 'administrador' : 'titular') as evidencias.Calidad | '',
      dni: '',
      nif: '',
      codigo: '',
      consentimientos: [] as readonly string[],
    },
    submit: async ({ nombre, calidad, dni, nif, codigo, consentimientos: dados }) => {
      const body = {
        nombre,
        nif,
        calidad: calidad || undefined,
        dni: calidad === 'titular' ? undefined : dni,
        codigo: codigo.trim() || undefined,
        oferta: oferta.eleccion ? oferta.oferta : undefined,
        consentimientos: consentimientos.map(({ id, version }) => ({
          id,
          version,
          aceptado: dados.includes(id),
        })),
      };
      try {
        onAnswered(await call(propuestaPublica.accept, { params: { token }, body }));
      } catch (cause) {
        if (!isClosed(cause)) throw cause;
        onChanged();
        onClose();
      }
    },
  });
}

type Aceptacion = ReturnType<typeof useAceptacion>;

type FirmanteProps = {
  readonly cliente: Contestar['propuesta']['cliente'];
  readonly form: Aceptacion;
};

/** Who signs, in what capacity, and for whom. */
function Firmante({ cliente: { empresa, nifConocido }, form }: FirmanteProps) {
  const { t } = useTranslation('propuesta-publica');
  const calidades = CALIDADES[empresa ? 'empresa' : 'persona'];
  return (
    <>
      <TextField {...form.field('nombre')} label={t('nombre')} autoComplete="name" required />
      <SelectField
        {...form.field('calidad')}
        label={t('calidad')}
        options={calidades.map((value) => ({ value, label: t(`calidad-${value}`) }))}
      />
      {form.values.calidad !== 'titular' && (
        <TextField
          {...form.field('dni')}
          code
          label={t('dni')}
          hint={t('dniAyuda')}
          autoComplete="off"
          required
        />
      )}
      <TextField
        {...form.field('nif')}
        code
        label={t('nif')}
        hint={t(nifConocido ? 'nifDelTitular' : 'nifAyuda')}
        autoComplete="off"
        required
      />
    </>
  );
}

type ConsentimientosProps = {
  readonly consentimientos: Contestar['propuesta']['consentimientos'];
  /** The address of what the brand says of data. */
  readonly privacidad: string;
  readonly form: Aceptacion;
};

/** Each consent is given apart, and some of them are needed to accept. */
function Consentimientos({ consentimientos, privacidad, form }: ConsentimientosProps) {
  const { t } = useTranslation('propuesta-publica');
  const dados = form.values.consentimientos;
  const mark = (id: string, si: boolean) =>
    form.change({ consentimientos: si ? [...dados, id] : dados.filter((dado) => dado !== id) });
  return (
    <fieldset className={styles.consentimientos}>
      <legend>{t('consentimientos')}</legend>
      {consentimientos.map(({ id, texto, obligatorio }) => (
        <CheckField
          key={id}
          name={id}
          required={obligatorio}
          value={dados.includes(id)}
          onChange={(si) => mark(id, si)}
          error={form.errors[`consentimientos.${id}`]}
          label={
            <>
              <span lang="es">{texto}</span> <em>{t(obligatorio ? 'obligatorio' : 'opcional')}</em>
              {id === 'privacidad' && (
                <>
                  {' '}
                  <a href={privacidad} target="_blank" rel="noreferrer">
                    {t('leerPrivacidad')}
                  </a>
                </>
              )}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
