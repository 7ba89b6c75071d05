import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './license.module.css';

/** Each licence allows something, forbids it, or allows so many. */
const CAPABILITIES = [
  { id: 'projects', single: 'one', multiple: 'five', extended: 'unlimited' },
  { id: 'free', single: true, multiple: true, extended: true },
  { id: 'paid', single: false, multiple: false, extended: true },
  { id: 'changes', single: true, multiple: true, extended: true },
  { id: 'updates', single: 'twelve', multiple: 'twelve', extended: 'always' },
  { id: 'resale', single: false, multiple: false, extended: false },
] as const;

const LICENSES = ['single', 'multiple', 'extended'] as const;

/** Compares the licences of the template in a table and in words. */
export default function LicenseScreen() {
  const { t } = useTranslation('pages', { keyPrefix: 'license' });
  return (
    <Card>
      <div className={`vt-page vt-gap-24 ${styles.text}`}>
        <p>{t('intro')}</p>
        <table className={styles.table}>
          <caption className="vt-hidden">{t('compared')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('capability')}</th>
              {LICENSES.map((license) => (
                <th key={license} scope="col">
                  {t(license)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CAPABILITIES.map((row) => (
              <tr key={row.id}>
                <th scope="row">{t(`capability-${row.id}`)}</th>
                {LICENSES.map((license) => (
                  <td key={license}>
                    <Allowed value={row[license]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {LICENSES.map((license) => (
          <section key={license}>
            <h2>{t(license)}</h2>
            <ul>
              {(['first', 'second', 'third'] as const).map((point) => (
                <li key={point}>{t(`${license}-${point}`)}</li>
              ))}
            </ul>
            <p>{t(`${license}-text`)}</p>
          </section>
        ))}
        <div className={styles.call}>
          <p>{t('call')}</p>
          <ButtonLink look="primary" to="/pages/pricing">
            {t('seePlans')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

type Value = (typeof CAPABILITIES)[number][(typeof LICENSES)[number]];

function Allowed({ value }: { value: Value }) {
  const { t } = useTranslation('pages', { keyPrefix: 'license' });
  if (typeof value === 'string') return t(value);
  const Glyph = value ? IconCheck : IconX;
  return (
    <span className={styles.mark} data-tone={value ? 'ok' : 'bad'}>
      <Glyph size={20} stroke={2} aria-hidden />
      <span className="vt-hidden">{t(value ? 'yes' : 'no')}</span>
    </span>
  );
}
