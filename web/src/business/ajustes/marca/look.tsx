import { ajustes } from '@vatio/contract';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../ajustes.module.css';
import { BrandMark } from '../brand-mark.tsx';
import { Logo } from './logo.tsx';
import { PartForm, usePartForm } from './part-form.tsx';

const COLOUR = /^#[0-9a-f]{6}$/i;
const WHITE = '#ffffff';

/** The logo and the two colours, with what the eye makes of them. */
export function Look({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const { colorPrincipal, colorAcento } = brand;
  const form = usePartForm(brand, { colorPrincipal, colorAcento }, (values) => values);
  return (
    <div className="vt-page">
      <Logo brand={brand} />
      <PartForm title={t('colores')} form={form}>
        <ColourField
          {...form.field('colorPrincipal')}
          label={t('colorPrincipal')}
          hint={t('colorPrincipalAyuda')}
        />
        <ColourField {...form.field('colorAcento')} label={t('colorAcento')} hint={t('colorAcentoAyuda')} />
        <div className={styles.whole}>
          <BrandMark brand={{ ...brand, ...readable(form.values, brand), logo: null }} />
        </div>
      </PartForm>
    </div>
  );
}

type Colours = Pick<ajustes.Marca, 'colorPrincipal' | 'colorAcento'>;

/** What is half written shows the colour that is saved. */
function readable({ colorPrincipal, colorAcento }: Colours, saved: Colours): Colours {
  return {
    colorPrincipal: COLOUR.test(colorPrincipal) ? colorPrincipal : saved.colorPrincipal,
    colorAcento: COLOUR.test(colorAcento) ? colorAcento : saved.colorAcento,
  };
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

/** A colour as it is written and as it is seen, with its contrast on white by WCAG. */
function ColourField({ label, value, onChange, error, ...field }: FieldProps) {
  const { t } = useTranslation('ajustes');
  const known = COLOUR.test(value);
  const contrast = known ? ajustes.contrastOf(value, WHITE) : undefined;
  const reads = contrast !== undefined && contrast >= ajustes.CONTRAST_OF_TEXT;
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={t('elegirColor', { cual: label })}
        value={known ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        {...field}
        code
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        maxLength={7}
      />
      <p className={styles.contrast}>
        {contrast === undefined ? (
          <span className="vt-note">{t('sinContraste')}</span>
        ) : (
          <Badge tone={reads ? 'ok' : 'warn'}>
            {t(reads ? 'seLee' : 'noSeLee', { contraste: formatNumber(contrast, 1) })}
          </Badge>
        )}
      </p>
    </div>
  );
}
