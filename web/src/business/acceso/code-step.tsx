import { showCode } from '../../data/sign-in.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { CoverPage } from './cover-page.tsx';
import { FormError } from './form-error.tsx';
import { greet } from './greet.ts';

type Props = {
  readonly testigo: string;
  readonly onBack: () => void;
};

/** The second step of a sign-in: a code of the application, or a recovery code. */
export function CodeStep({ testigo, onBack }: Props) {
  const { t } = useTranslation('acceso');
  const form = useForm({
    initial: { codigo: '' },
    submit: async ({ codigo }) => {
      await showCode(testigo, codigo);
      greet();
    },
  });
  return (
    <CoverPage title={t('segundoPaso')} subtitle={t('segundoPasoTexto')}>
      <form onSubmit={form.onSubmit}>
        <FormError text={form.formError} />
        <TextField
          {...form.field('codigo')}
          label={t('codigo')}
          hint={t('codigoAyuda')}
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          required
        />
        <Button type="submit" look="primary" busy={form.sending}>
          {t('comprobar')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('volverAEntrar')}
        </Button>
      </form>
    </CoverPage>
  );
}
