import { evidencias } from '@vatio/contract';
import { useState } from 'react';
import { call } from '../../data/call.ts';
import { OwnQueries } from '../../data/own-queries.tsx';
import { Problem } from '../../data/problem.ts';
import { useForm } from '../../data/use-form.ts';
import { useRead } from '../../data/use-read.ts';
import { useNavigate, useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { FileField } from '../../ui/files/file-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './check-evidencia.module.css';
import { sha256Of } from './sha256.ts';
import { Verdict } from './verdict.tsx';

/** A paper of evidence is checked by its identifier, or by the file itself, which does not leave the browser. */
export default function CheckEvidenciaScreen() {
  const { t } = useTranslation('comprobar');
  const { id = '' } = useParams();
  return (
    <div className={`vt-page ${styles.page}`}>
      <Link to="/" className={styles.brand}>
        <Logo />
      </Link>
      <h1>{t('titulo')}</h1>
      <p className="vt-soft">{t('texto')}</p>
      {id !== '' && (
        <OwnQueries>
          <Result key={id} id={id} />
        </OwnQueries>
      )}
      <ByFile />
      <ById />
    </div>
  );
}

function Result({ id }: { readonly id: string }) {
  const { t } = useTranslation('comprobar');
  const { data, error, refetch } = useRead(evidencias.verify, { params: { id } });
  if (error?.status === 404) return <NotOurs text={t('sinIdentificador')} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? (
    <Verdict found={data} />
  ) : (
    <Card height={360}>
      <Skeleton lines={8} />
    </Card>
  );
}

function NotOurs({ text }: { readonly text: string }) {
  return (
    <p className={styles.bad} role="alert">
      {text}
    </p>
  );
}

type Answer = evidencias.Comprobacion | 'unknown' | Error;

function ByFile() {
  const { t } = useTranslation('comprobar');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const check = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setAnswer(undefined);
    const [file] = chosen;
    if (file) setAnswer(await answerFor(file));
  };
  return (
    <Card title={t('conElFichero')}>
      <div className="vt-page">
        <FileField
          label={t('fichero')}
          hint={t('ficheroAyuda')}
          accept="application/pdf,.pdf"
          files={files}
          onFiles={check}
        />
        {answer === 'unknown' && <NotOurs text={t('noEsNuestro')} />}
        {answer instanceof Error && <ErrorState error={answer} onRetry={() => check(files)} />}
        {answer && typeof answer === 'object' && !(answer instanceof Error) && <Verdict found={answer} />}
      </div>
    </Card>
  );
}

async function answerFor(file: File): Promise<Answer> {
  try {
    const sha256 = await sha256Of(file);
    return await call(evidencias.findByHuella, { params: { sha256 } });
  } catch (cause) {
    if (cause instanceof Problem && cause.status === 404) return 'unknown';
    if (cause instanceof Error) return cause;
    throw cause;
  }
}

function ById() {
  const { t } = useTranslation('comprobar');
  const navigate = useNavigate();
  const form = useForm({
    forgets: true,
    initial: { id: '' },
    submit: async ({ id }) => {
      if (id.trim() !== '') await navigate({ to: `/comprobar/${encodeURIComponent(id.trim())}` });
    },
  });
  return (
    <Card title={t('conElIdentificador')}>
      <form className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('id')} code label={t('identificador')} hint={t('identificadorAyuda')} />
        <p>
          <Button type="submit">{t('comprobar')}</Button>
        </p>
      </form>
    </Card>
  );
}
