import { useTranslation } from '../../../texts/use-translation.ts';
import type { Part } from './read.ts';
import styles from './showcase.module.css';

type Props = {
  readonly title: string;
  /** Undefined while they are on their way. */
  readonly parts: readonly Part[] | undefined;
};

const SCROLLS = { tabIndex: 0 } as const;

/** The properties of each component that an example uses. What its type says stands in the language of the code. */
export function Properties({ title, parts }: Props) {
  const { t } = useTranslation('kit');
  return (
    <section
      {...SCROLLS}
      className={styles.properties}
      aria-label={t('propertiesOf', { title })}
      aria-busy={!parts}
    >
      {parts?.length === 0 && <p className="vt-note">{t('noProperties')}</p>}
      {parts?.map(({ component, properties }) => (
        <table key={component} className="vt-table">
          <caption>{component}</caption>
          <thead>
            <tr>
              <th scope="col">{t('property')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('means')}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ name, type, optional, note }) => (
              <tr key={name}>
                <th scope="row" dir="ltr">
                  <code>
                    {name}
                    {optional && '?'}
                  </code>
                </th>
                <td dir="ltr">
                  <code>{type}</code>
                </td>
                <td lang="en">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
